/// A request target, split and decoded: each segment and each item by itself, so that `%2F` stays inside a segment.
package struct RequestTarget: Sendable {
    package struct Item: Sendable, Equatable {
        package let name: String
        package let value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    package enum Fault: Error {
        /// A `%` that two hexadecimal digits do not follow.
        case badEscape
        /// A NUL, written plainly or as `%00`.
        case nul
        /// Bytes that, decoded, are not UTF-8.
        case invalidUTF8
        /// Neither a path nor `*`.
        case notAPath
    }

    /// `/v1/alerts/x` has the segments `v1`, `alerts`, `x`; a trailing slash adds an empty one.
    package let segments: [String]
    /// In the order of the query; a name may stand twice.
    package let query: [Item]

    package init(parsing target: [UInt8]) throws(Fault) {
        let question = target.firstIndex(of: UInt8(ascii: "?")) ?? target.endIndex
        segments = try Self.segments(of: Self.path(in: target[..<question]))
        query = try Self.items(of: target[question...].dropFirst())
    }

    /// The path of a target in origin form, or in absolute form (`http://host/path`), which every server must accept
    /// (RFC 9112 §3.2.2); `*`, which stands for the whole server, reads as one segment.
    private static func path(in target: ArraySlice<UInt8>) throws(Fault) -> ArraySlice<UInt8> {
        if target.first == UInt8(ascii: "/") { return target }
        if target.elementsEqual("*".utf8) { return Array("/*".utf8)[...] }
        for scheme in ["http://", "https://"] {
            let start = String(decoding: target.prefix(scheme.utf8.count), as: UTF8.self)
            guard start.lowercased() == scheme else { continue }
            let rest = target.dropFirst(scheme.utf8.count)
            guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return [UInt8(ascii: "/")] }
            return rest[slash...]
        }
        throw .notAPath
    }

    private static func segments(of path: ArraySlice<UInt8>) throws(Fault) -> [String] {
        var segments: [String] = []
        segments.reserveCapacity(4)
        var rest = path.dropFirst()
        while true {
            let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
            segments.append(try decode(rest[..<end], plusIsSpace: false))
            if end == rest.endIndex { return segments }
            rest = rest[(end + 1)...]
        }
    }

    private static func items(of query: ArraySlice<UInt8>) throws(Fault) -> [Item] {
        if query.isEmpty { return [] }
        var items: [Item] = []
        items.reserveCapacity(4)
        var rest = query
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: "&")) ?? rest.endIndex
            let part = rest[..<end]
            rest = rest[end...].dropFirst()
            if part.isEmpty { continue }
            let equals = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
            items.append(
                Item(
                    name: try decode(part[..<equals], plusIsSpace: true),
                    value: try decode(part[equals...].dropFirst(), plusIsSpace: true)))
        }
        return items
    }

    /// `+` is a space only in a query, where forms write it so.
    private static func decode(_ text: ArraySlice<UInt8>, plusIsSpace: Bool) throws(Fault) -> String {
        var isPlain = true
        for byte in text where byte == UInt8(ascii: "%") || byte == UInt8(ascii: "+") || byte == 0 || byte >= 0x80 {
            isPlain = false
        }
        if isPlain { return String(decoding: text, as: UTF8.self) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var index = text.startIndex
        while index < text.endIndex {
            var byte = text[index]
            if byte == UInt8(ascii: "%") {
                guard index + 2 < text.endIndex, let high = hexadecimal(text[index + 1]),
                    let low = hexadecimal(text[index + 2])
                else { throw .badEscape }
                byte = high << 4 | low
                index += 2
            } else if byte == UInt8(ascii: "+"), plusIsSpace {
                byte = UInt8(ascii: " ")
            }
            guard byte != 0 else { throw .nul }
            bytes.append(byte)
            index += 1
        }
        guard let decoded = String(validating: bytes, as: UTF8.self) else { throw .invalidUTF8 }
        return decoded
    }

    private static func hexadecimal(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
