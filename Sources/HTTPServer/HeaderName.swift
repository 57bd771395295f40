/// The name of a header field, in lower case: names are compared without case (RFC 9110 §5.1).
package struct HeaderName: Hashable, Sendable {
    let bytes: [UInt8]

    package init(_ name: String) {
        bytes = Array(name.lowercased().utf8)
    }

    /// Whether `name`, in any case, is this name.
    func isSpelt(_ name: UnsafeRawBufferPointer) -> Bool {
        guard bytes.count == name.count else { return false }
        for index in bytes.indices {
            let byte = unsafe name[index]
            guard byte == bytes[index] || (0x41...0x5A).contains(byte) && byte | 0x20 == bytes[index] else {
                return false
            }
        }
        return true
    }

    static let contentLength = HeaderName("content-length")
    package static let acceptLanguage = HeaderName("accept-language")
    package static let ifNoneMatch = HeaderName("if-none-match")
}

extension HeaderName: ExpressibleByStringLiteral {
    package init(stringLiteral name: StaticString) {
        self.init("\(name)")
    }
}
