/// The name of a header field, in lower case: names are compared without case (RFC 9110 §5.1).
package struct HeaderName: Hashable, Sendable {
    let bytes: [UInt8]

    package init(_ name: String) {
        bytes = Array(name.lowercased().utf8)
    }

    package static let acceptLanguage = HeaderName("accept-language")
    package static let ifNoneMatch = HeaderName("if-none-match")
}

extension HeaderName: ExpressibleByStringLiteral {
    package init(stringLiteral name: StaticString) {
        self.init("\(name)")
    }
}
