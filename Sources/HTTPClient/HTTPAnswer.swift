/// What a server answered.
package struct HTTPAnswer: Sendable {
    package let status: Int
    /// As they came, in their order.
    package let fields: [(name: String, value: String)]
    package let body: [UInt8]

    package init(status: Int, fields: [(name: String, value: String)], body: [UInt8]) {
        self.status = status
        self.fields = fields
        self.body = body
    }

    /// The first value of a field; names are compared without case (RFC 9110 §5.1).
    package func value(of name: String) -> String? {
        fields.first { $0.name.lowercased() == name.lowercased() }?.value
    }
}
