#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A request's key, parted: the items of its query whose names begin with a prefix, and all else.
///
/// Its memory serves one request after the other.
package struct QuerySplit {
    /// Every item is compared with those before it.
    private static let mostItems = 64

    /// As `Request.key`, without the items.
    package private(set) var rest: [UInt8] = []
    /// All items of the query as they stand in the request's target.
    private var query = TargetParts()
    /// The same in `decoded`, if anything is escaped.
    private var decodedItems: [TargetParts.Item] = []
    private var decoded: [UInt8] = []

    package init() {}

    /// Whether there are such items, and all is plain to see: they are few and readable, each with a name of its own.
    package mutating func read(_ request: Request, prefix: StaticString) -> Bool {
        let key = request.key.bytes
        guard let question = key.place(of: UInt8(ascii: "?"), before: request.targetSize) else { return false }
        query.reread(query: question + 1..<request.targetSize, of: key)
        guard query.items.count <= Self.mostItems else { return false }
        rest.removeAll(keepingCapacity: true)
        rest.append(key, ...question)
        var count = 0
        for (place, item) in query.items.enumerated() {
            if key.holds(prefix, in: item.name) {
                if query.items[..<place].contains(where: { key.hasSame($0.name, item.name) }) { return false }
                count += 1
            } else {
                // An escaped name may be one of those that are looked for.
                if !query.isPlain, key[item.name].contains(UInt8(ascii: "%")) { return false }
                rest.append(key, item.name.lowerBound..<item.value.upperBound)
                rest.append(UInt8(ascii: "&"))
            }
        }
        rest.append(key, request.targetSize...)
        return count > 0 && (query.isPlain || decodeItems(of: key))
    }

    /// The value of an item, by its whole name, in the request that was read last.
    package func value(of name: [UInt8], in request: Request) -> String? {
        query.isPlain
            ? Self.value(of: name, among: query.items, in: request.key.bytes)
            : Self.value(of: name, among: decodedItems, in: decoded)
    }

    private static func value(of name: [UInt8], among items: [TargetParts.Item], in bytes: [UInt8]) -> String? {
        for item in items where item.name.count == name.count && bytes.holds(name, at: item.name.lowerBound) {
            return String(decoding: bytes[item.value], as: UTF8.self)
        }
        return nil
    }

    private mutating func decodeItems(of key: [UInt8]) -> Bool {
        decoded.removeAll(keepingCapacity: true)
        decodedItems.removeAll(keepingCapacity: true)
        for item in query.items {
            guard let name = decode(key[item.name]), let value = decode(key[item.value]) else { return false }
            decodedItems.append((name, value))
        }
        // Two ways of escaping one name are two items of it.
        return decodedItems.indices.allSatisfy { place in
            !decodedItems[..<place].contains { decoded.hasSame($0.name, decodedItems[place].name) }
        }
    }

    private mutating func decode(_ part: ArraySlice<UInt8>) -> Range<Int>? {
        try? PercentEncoding.decode(part, plusIsSpace: true, to: &decoded)
    }
}

/// Looking at parts as blocks of memory; slices would be looked at byte by byte.
extension [UInt8] {
    fileprivate mutating func append(_ other: [UInt8], _ part: some RangeExpression<Int>) {
        unsafe other.withUnsafeBufferPointer { other in
            unsafe append(contentsOf: UnsafeBufferPointer(rebasing: other[part]))
        }
    }

    fileprivate func place(of byte: UInt8, before end: Int) -> Int? {
        unsafe withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress, let found = unsafe memchr(start, Int32(byte), end) else { return nil }
            return unsafe UnsafeRawPointer(found) - start
        }
    }

    /// Whether the part begins with the text.
    fileprivate func holds(_ text: StaticString, in part: Range<Int>) -> Bool {
        guard part.count >= text.utf8CodeUnitCount else { return false }
        let text = unsafe UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        return unsafe holds(text, at: part.lowerBound)
    }

    fileprivate func holds(_ other: [UInt8], at start: Int) -> Bool {
        unsafe other.withUnsafeBytes { unsafe holds($0, at: start) }
    }

    fileprivate func hasSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
        guard left.count == right.count else { return false }
        return unsafe withUnsafeBytes { unsafe holds(UnsafeRawBufferPointer(rebasing: $0[right]), at: left.lowerBound) }
    }

    private func holds(_ other: UnsafeRawBufferPointer, at start: Int) -> Bool {
        guard start + other.count <= count else { return false }
        return unsafe withUnsafeBytes { bytes in
            guard let own = bytes.baseAddress, let first = other.baseAddress else { return true }
            return unsafe memcmp(own + start, first, other.count) == 0
        }
    }
}
