/// A header, one item over and over, that notes which of its bytes are looked at.
struct CountedBytes: Collection {
    final class Counter {
        var value = 0
    }

    let count: Int
    let item: [UInt8]
    let highest = Counter()
    let reads = Counter()

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    init(of item: String, count: Int) {
        self.item = Array(item.utf8)
        self.count = count
    }

    func index(after index: Int) -> Int { index + 1 }

    subscript(position: Int) -> UInt8 {
        highest.value = Swift.max(highest.value, position)
        reads.value += 1
        return item[position % item.count]
    }
}
