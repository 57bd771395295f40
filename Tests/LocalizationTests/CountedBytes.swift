/// A header that notes which of its bytes are looked at.
struct CountedBytes: Collection {
    final class Counter {
        var value = 0
    }

    let count: Int
    let highest = Counter()
    let reads = Counter()

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    func index(after index: Int) -> Int { index + 1 }

    subscript(position: Int) -> UInt8 {
        highest.value = Swift.max(highest.value, position)
        reads.value += 1
        return Array("en-US;q=0.5;a=b, ".utf8)[position % 17]
    }
}
