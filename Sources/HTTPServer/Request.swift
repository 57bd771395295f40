/// What a client sent, as bytes: nothing is decoded yet, and nothing of it is known to be well-formed.
package struct Request: Sendable {
    package let method: HTTPMethod
    /// The request target as it stood in the request line: path, then `?` and query if there is one.
    package let target: [UInt8]
    package let fields: HeaderFields
    package let body: [UInt8]

    package init(method: HTTPMethod, target: [UInt8], fields: HeaderFields, body: [UInt8] = []) {
        self.method = method
        self.target = target
        self.fields = fields
        self.body = body
    }
}
