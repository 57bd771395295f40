/// Reads `Accept-Language` item by item: each byte is looked at once, and only so many.
struct AcceptLanguageReader {
    static let maximumSize = 4096
    static let maximumItems = 32

    struct Item {
        let range: LanguageRange
        /// In millionths, as whole numbers compare without surprise.
        let quality: Int
    }

    /// The items that make sense, in the order of the header.
    static func items(of header: some Collection<UInt8>) -> [Item] {
        let read = header.prefix(maximumSize)
        let isCut = read.endIndex != header.endIndex
        var items: [Item] = []
        var seen = 0
        var rest = read[...]
        while seen < maximumItems, !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: ","))
            // What the limit cut off might be the head of another tag.
            if end == nil, isCut { break }
            let part = trimmed(rest[..<(end ?? rest.endIndex)])
            rest = end.map { rest[rest.index(after: $0)...] } ?? rest[rest.endIndex...]
            if part.isEmpty { continue }
            seen += 1
            if let item = item(part) { items.append(item) }
        }
        return items
    }

    private static func item<Bytes: Collection<UInt8>>(_ bytes: Bytes) -> Item? where Bytes.SubSequence == Bytes {
        let parts = bytes.split(separator: UInt8(ascii: ";"), maxSplits: 4, omittingEmptySubsequences: false)
        guard let first = parts.first, let range = range(trimmed(first)) else { return nil }
        var quality: Int?
        for part in parts.dropFirst() {
            let (name, value) = parameter(part)
            // Another parameter says nothing about the wish.
            guard name.count == 1, let letter = name.first, letter | 0x20 == UInt8(ascii: "q") else { continue }
            guard quality == nil, let read = weight(value) else { return nil }
            quality = read
        }
        return Item(range: range, quality: quality ?? 1_000_000)
    }

    private static func range<Bytes: Collection<UInt8>>(_ bytes: Bytes) -> LanguageRange? {
        if bytes.count == 1, bytes.first == UInt8(ascii: "*") { return .any }
        return LocaleTag(bytes: bytes).map(LanguageRange.tag)
    }

    private static func parameter<Bytes: Collection<UInt8>>(_ bytes: Bytes) -> (name: Bytes, value: Bytes)
    where Bytes.SubSequence == Bytes {
        guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")) else {
            return (trimmed(bytes), bytes[bytes.endIndex...])
        }
        return (trimmed(bytes[..<equals]), trimmed(bytes[bytes.index(after: equals)...]))
    }

    /// A number from 0 to 1; more digits than RFC 9110 allows are read, other numbers are not.
    private static func weight(_ bytes: some Collection<UInt8>) -> Int? {
        var value = 0
        var unit = 1_000_000
        var hasPoint = false
        var hasDigit = false
        for byte in bytes {
            if byte == UInt8(ascii: "."), !hasPoint {
                hasPoint = true
                continue
            }
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            let digit = Int(byte - UInt8(ascii: "0"))
            hasDigit = true
            if hasPoint { unit /= 10 }
            // A digit too small to count still is not zero, which would exclude.
            value += unit > 0 ? digit * unit : 0
            if unit == 0, digit > 0, value == 0 { value = 1 }
            guard value <= 1_000_000 else { return nil }
        }
        return hasDigit ? value : nil
    }

    private static func trimmed<Bytes: Collection<UInt8>>(_ bytes: Bytes) -> Bytes where Bytes.SubSequence == Bytes {
        let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        var kept = bytes.drop(while: isBlank)
        // A plain collection is read forward alone, so its blanks at the end are found by one more pass.
        var end = kept.startIndex
        for index in kept.indices where !isBlank(kept[index]) { end = kept.index(after: index) }
        kept = kept[..<end]
        return kept
    }
}
