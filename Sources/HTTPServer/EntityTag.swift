import CMicroHTTPD

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A strong entity tag (RFC 9110 §8.8.3).
package struct EntityTag: Sendable, Hashable, CustomStringConvertible {
    private let opaque: [UInt8]
    /// What the content is encoded in; the opaque text ends with it.
    private let coding: String?

    /// - Parameter opaque: the text between the quotes, in ASCII and without a quote.
    package init(opaque: [UInt8]) {
        self.init(opaque: opaque, coding: nil)
    }

    private init(opaque: [UInt8], coding: String?) {
        self.opaque = opaque
        self.coding = coding
    }

    package init(opaque: String) {
        self.init(opaque: Array(opaque.utf8))
    }

    /// - Parameter description: as the header fields write it.
    init(_ description: String) {
        self.init(opaque: Array(description.utf8.dropFirst().dropLast()))
    }

    /// The tag of the same content in a coding: `"tag.gzip"`. No proxy puts a point before what it adds, so that ours and
    /// theirs are told apart.
    package func encoded(in coding: String) -> EntityTag {
        EntityTag(opaque: opaque + ".\(coding)".utf8, coding: coding)
    }

    /// As the header fields write it.
    package var description: String { "\"\(String(decoding: opaque, as: UTF8.self))\"" }

    /// Whether the library took it as a field; it takes none that would break the head.
    func add(to response: OpaquePointer) -> Bool {
        unsafe withCString { unsafe MHD_add_response_header(response, "ETag", $0) } == MHD_Result.YES
    }

    /// Lends the description as a C string.
    private func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result? {
        unsafe withUnsafeTemporaryAllocation(byteCount: opaque.count + 3, alignment: 1) { text in
            unsafe text[0] = UInt8(ascii: "\"")
            unsafe UnsafeMutableRawBufferPointer(rebasing: text[1...]).copyBytes(from: opaque)
            unsafe text[opaque.count + 1] = UInt8(ascii: "\"")
            unsafe text[opaque.count + 2] = 0
            return unsafe text.assumingMemoryBound(to: CChar.self).baseAddress.map { unsafe body($0) }
        }
    }

    /// Writes the tag over another of its size where the library has that one: constant for others, but its own copy.
    ///
    /// - Returns: whether that one is of this size.
    func write(over text: UnsafePointer<CChar>?) -> Bool {
        guard let text = unsafe text, unsafe strlen(text) == opaque.count + 2 else { return false }
        let place = unsafe UnsafeMutableRawPointer(mutating: text) + 1
        unsafe UnsafeMutableRawBufferPointer(start: place, count: opaque.count).copyBytes(from: opaque)
        return true
    }

    /// Whether an `If-None-Match` value holds this tag, by weak comparison (RFC 9110 §13.1.2), or is `*`.
    ///
    /// What is not a list of tags is read as far as it is one: a broken condition only costs a full answer.
    package func matches(ifNoneMatch value: [UInt8]) -> Bool {
        // Clients mostly send the one tag that they were given.
        if matches(value[...]) { return true }
        var reader = value[...]
        reader.skip { $0.isBlankOrComma }
        if reader.first == UInt8(ascii: "*") {
            return reader.dropFirst().allSatisfy(\.isBlankOrComma)
        }
        while !reader.isEmpty {
            if reader.starts(with: "W/".utf8) { reader.removeFirst(2) }
            guard reader.first == UInt8(ascii: "\""),
                let close = reader.dropFirst().firstIndex(of: UInt8(ascii: "\""))
            else { return false }
            if matches(reader[...close]) || matches(ofProxy: reader[...close].dropFirst().dropLast()) { return true }
            reader = reader[(close + 1)...]
            reader.skip { $0.isBlankOrComma }
        }
        return false
    }

    /// Compares one tag in its quotes.
    private func matches(_ tag: ArraySlice<UInt8>) -> Bool {
        guard tag.count == opaque.count + 2, tag.first == UInt8(ascii: "\""), tag.last == UInt8(ascii: "\"") else {
            return false
        }
        return unsafe tag.withUnsafeBytes { tag in
            unsafe opaque.withUnsafeBytes { own in
                guard let start = tag.baseAddress, let ownStart = own.baseAddress else { return opaque.isEmpty }
                return unsafe memcmp(start + 1, ownStart, own.count) == 0
            }
        }
    }

    /// Compares the text of one tag without what a proxy puts behind it that encodes answers by itself.
    ///
    /// It has encoded what it got from us: this representation or, in the same coding as this one, the content as it is.
    private func matches(ofProxy text: ArraySlice<UInt8>) -> Bool {
        if text.starts(with: opaque), Self.coding(added: text.dropFirst(opaque.count)) != nil { return true }
        guard let coding else { return false }
        let plain = opaque.dropLast(coding.utf8.count + 1)
        return text.starts(with: plain) && Self.coding(added: text.dropFirst(plain.count)) == coding
    }

    /// The coding that a proxy names behind a tag: `-gzip`, `--gzip`, `:br`, `;gzip`; `nil` for other text.
    private static func coding(added suffix: ArraySlice<UInt8>) -> String? {
        let name = suffix.drop { "-:;".utf8.contains($0) }
        guard (1...2).contains(suffix.count - name.count) else { return nil }
        return proxyCodings.first { name.elementsEqual($0.utf8) }
    }

    private static let proxyCodings = ["gzip", "br", "deflate", "zstd"]
}

extension ArraySlice<UInt8> {
    fileprivate mutating func skip(while condition: (UInt8) -> Bool) {
        self = drop(while: condition)
    }
}

extension UInt8 {
    fileprivate var isBlankOrComma: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: ",")
    }
}
