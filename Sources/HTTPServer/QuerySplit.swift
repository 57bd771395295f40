/// A request's key, parted: the items of its query whose names begin with a prefix, and all else.
///
/// Its memory serves one request after the other.
package struct QuerySplit {
    /// Every item is compared with those before it.
    private static let mostItems = 64

    /// As `Request.key`, without the items.
    package private(set) var rest: [UInt8] = []
    /// All items of the query; they stand in the request's target, or in `decoded` if anything is escaped.
    private var items: [TargetParts.Item] = []
    private var decoded: [UInt8] = []
    private var isPlain = true

    package init() {}

    /// Whether there are such items, and all is plain to see: they are few and readable, each with a name of its own.
    package mutating func read(_ request: Request, prefix: StaticString) -> Bool {
        let key = request.key.bytes
        guard let question = key.firstIndex(of: UInt8(ascii: "?")), question < request.targetSize else { return false }
        let query = TargetParts(ofQuery: question + 1..<request.targetSize, in: key)
        guard query.items.count <= Self.mostItems else { return false }
        rest.removeAll(keepingCapacity: true)
        rest.append(contentsOf: key[...question])
        var count = 0
        for (place, item) in query.items.enumerated() {
            if key[item.name].starts(with: prefix) {
                if query.items[..<place].contains(where: { key[$0.name] == key[item.name] }) { return false }
                count += 1
            } else {
                // An escaped name may be one of those that are looked for.
                if !query.isPlain, key[item.name].contains(UInt8(ascii: "%")) { return false }
                rest.append(contentsOf: key[item.name.lowerBound..<item.value.upperBound])
                rest.append(UInt8(ascii: "&"))
            }
        }
        rest.append(contentsOf: key[request.targetSize...])
        return count > 0 && decode(query, of: key)
    }

    /// The value of an item, by its whole name, in the request that was read last.
    package func value(of name: [UInt8], in request: Request) -> String? {
        let bytes = isPlain ? request.key.bytes : decoded
        for item in items where bytes[item.name] == name[...] {
            return String(decoding: bytes[item.value], as: UTF8.self)
        }
        return nil
    }

    private mutating func decode(_ query: TargetParts, of key: [UInt8]) -> Bool {
        isPlain = query.isPlain
        items = query.items
        if isPlain { return true }
        decoded.removeAll(keepingCapacity: true)
        for index in items.indices {
            guard let name = decode(key[items[index].name]), let value = decode(key[items[index].value]) else {
                return false
            }
            items[index] = (name, value)
        }
        // Two ways of escaping one name are two items of it.
        return items.indices.allSatisfy { place in
            !items[..<place].contains { decoded[$0.name] == decoded[items[place].name] }
        }
    }

    private mutating func decode(_ part: ArraySlice<UInt8>) -> Range<Int>? {
        try? PercentEncoding.decode(part, plusIsSpace: true, to: &decoded)
    }
}

extension ArraySlice<UInt8> {
    fileprivate func starts(with prefix: StaticString) -> Bool {
        unsafe starts(with: UnsafeBufferPointer(start: prefix.utf8Start, count: prefix.utf8CodeUnitCount))
    }
}
