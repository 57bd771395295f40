/// Reads `Accept-Language` item by item: each byte is looked at a few times, and only so many of them.
struct AcceptLanguageReader {
    static let maximumSize = 4096
    static let maximumItems = 32

    struct Item {
        let range: LanguageRange
        /// In millionths, as whole numbers compare without surprise.
        let quality: Int
    }

    private typealias Bytes = ArraySlice<UInt8>

    /// The items that make sense, in the order of the header.
    static func items(of header: some Collection<UInt8>) -> [Item] {
        let read = header.prefix(maximumSize)
        return items(of: Array(read)[...], isCut: read.endIndex != header.endIndex)
    }

    private static func items(of header: Bytes, isCut: Bool) -> [Item] {
        var items: [Item] = []
        var seen = 0
        var rest = header
        while seen < maximumItems, !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: ","))
            // What the limit cut off might be the head of another tag.
            if end == nil, isCut { break }
            let part = trimmed(rest[..<(end ?? rest.endIndex)])
            rest = rest[(end.map { $0 + 1 } ?? rest.endIndex)...]
            if part.isEmpty { continue }
            seen += 1
            if let item = item(part) { items.append(item) }
        }
        return items
    }

    private static func item(_ bytes: Bytes) -> Item? {
        let (first, parameters) = split(bytes, at: UInt8(ascii: ";"))
        guard let range = range(first) else { return nil }
        var quality: Int?
        var rest = parameters
        while let parameter = rest {
            let (part, others) = split(parameter, at: UInt8(ascii: ";"))
            rest = others
            let (name, value) = split(part, at: UInt8(ascii: "="))
            // Another parameter says nothing about the wish.
            guard name.count == 1, let letter = name.first, letter | 0x20 == UInt8(ascii: "q") else { continue }
            guard quality == nil, let value, let read = weight(value) else { return nil }
            quality = read
        }
        return Item(range: range, quality: quality ?? 1_000_000)
    }

    private static func range(_ bytes: Bytes) -> LanguageRange? {
        if bytes.count == 1, bytes.first == UInt8(ascii: "*") { return .any }
        return LocaleTag(bytes: bytes).map(LanguageRange.tag)
    }

    /// A number from 0 to 1; more digits than RFC 9110 allows are read, other numbers are not.
    private static func weight(_ bytes: Bytes) -> Int? {
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
            value += digit * unit
            // A digit too small to count still is not zero, which would exclude.
            if unit == 0, digit > 0, value == 0 { value = 1 }
            guard value <= 1_000_000 else { return nil }
        }
        return hasDigit ? value : nil
    }

    /// What stands before a separator and what after it, without blanks around; nothing after is not empty.
    private static func split(_ bytes: Bytes, at separator: UInt8) -> (Bytes, Bytes?) {
        guard let place = bytes.firstIndex(of: separator) else { return (trimmed(bytes), nil) }
        return (trimmed(bytes[..<place]), trimmed(bytes[(place + 1)...]))
    }

    private static func trimmed(_ bytes: Bytes) -> Bytes {
        let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        let end = bytes.lastIndex { !isBlank($0) }
        return end.map { bytes[...$0].drop(while: isBlank) } ?? bytes[bytes.endIndex...]
    }
}
