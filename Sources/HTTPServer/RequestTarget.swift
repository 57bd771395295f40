#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A request target, split and decoded: each segment and each item by itself, so that `%2F` stays inside a segment.
///
/// Its parts are ranges of one array of bytes, and become strings where one is wanted: most decide by being compared.
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

    /// The target as it came where nothing in it is escaped, else its decoded parts one behind the other.
    private let bytes: [UInt8]
    private let parts: TargetParts

    package init(parsing target: [UInt8]) throws(Fault) {
        let raw = TargetParts(of: target, from: try Self.startOfPath(in: target))
        if raw.isPlain {
            bytes = target
            parts = raw
        } else {
            var decoded: [UInt8] = []
            parts = try raw.mapped { range, plusIsSpace throws(Fault) in
                try PercentEncoding.decode(target[range], plusIsSpace: plusIsSpace, to: &decoded)
            }
            bytes = decoded
        }
    }

    /// `/v1/alerts/x` has the segments `v1`, `alerts`, `x`; a trailing slash adds an empty one.
    package var segments: [String] { parts.segments.map(text) }

    /// In the order of the query; a name may stand twice.
    package var query: [Item] { parts.items.map { Item(name: text($0.name), value: text($0.value)) } }

    package var segmentCount: Int { parts.segments.count }

    package func segment(_ index: Int) -> String { text(parts.segments[index]) }

    package func segment(_ index: Int, is text: [UInt8]) -> Bool {
        unsafe text.withUnsafeBufferPointer { unsafe holds(parts.segments[index], $0) }
    }

    package var itemCount: Int { parts.items.count }

    package func name(ofItem index: Int) -> String { text(parts.items[index].name) }

    package func name(ofItem index: Int, is text: StaticString) -> Bool { holds(parts.items[index].name, text) }

    package func name(ofItem index: Int, beginsWith prefix: StaticString) -> Bool {
        begins(parts.items[index].name, with: prefix)
    }

    /// Whether an earlier item has the same name.
    package func repeatsName(ofItem index: Int) -> Bool {
        let name = bytes[parts.items[index].name]
        return parts.items[..<index].contains { $0.name.count == name.count && bytes[$0.name] == name }
    }

    /// The value of the first item of this name.
    package func value(of name: StaticString) -> String? {
        for item in parts.items where holds(item.name, name) { return text(item.value) }
        return nil
    }

    /// The value of the first item whose name is the two texts together.
    package func value(of name: String, after prefix: StaticString) -> String? {
        var name = name
        let size = prefix.utf8CodeUnitCount
        return name.withUTF8 { name in
            for item in parts.items where item.name.count == size + name.count && begins(item.name, with: prefix) {
                if unsafe holds(item.name.lowerBound + size..<item.name.upperBound, name) { return text(item.value) }
            }
            return nil
        }
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private func begins(_ range: Range<Int>, with prefix: StaticString) -> Bool {
        let end = range.lowerBound + prefix.utf8CodeUnitCount
        return end <= range.upperBound && holds(range.lowerBound..<end, prefix)
    }

    private func holds(_ range: Range<Int>, _ text: StaticString) -> Bool {
        unsafe holds(range, UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Whether exactly these bytes stand there.
    private func holds(_ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard range.count == text.count, let other = text.baseAddress else { return range.count == text.count }
        return unsafe bytes.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return text.isEmpty }
            return unsafe memcmp(start + range.lowerBound, other, text.count) == 0
        }
    }

    /// Where the path of a target begins, in origin form behind its slash, or in absolute form
    /// (`http://host/path`), which every server must accept (RFC 9112 §3.2.2); `*`, which stands for the whole server,
    /// reads as one segment.
    private static func startOfPath(in target: [UInt8]) throws(Fault) -> Int {
        if target.first == UInt8(ascii: "/") { return 1 }
        let question = target.firstIndex(of: UInt8(ascii: "?")) ?? target.endIndex
        if target[..<question].elementsEqual("*".utf8) { return 0 }
        for scheme in ["http://", "https://"] {
            let start = String(decoding: target.prefix(scheme.utf8.count), as: UTF8.self)
            guard start.lowercased() == scheme else { continue }
            let slash = target[..<question].dropFirst(scheme.utf8.count).firstIndex(of: UInt8(ascii: "/"))
            return slash.map { $0 + 1 } ?? question
        }
        throw .notAPath
    }
}
