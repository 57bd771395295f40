/// Why no answer came.
package struct HTTPClientError: Error, CustomStringConvertible {
    package struct Code: Hashable, Sendable {
        let name: String

        /// Nothing answers there.
        package static let unreachable = Code(name: "unreachable")
        /// It took longer than it may.
        package static let timedOut = Code(name: "timedOut")
        /// The address or a header field cannot be sent.
        package static let badRequest = Code(name: "badRequest")
        /// The other side cannot prove who it is.
        package static let notTrusted = Code(name: "notTrusted")
        /// The exchange broke off.
        package static let failed = Code(name: "failed")
    }

    package let code: Code
    /// One sentence without a full stop; it holds the address, and no header field.
    package let description: String

    init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}
