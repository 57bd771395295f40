/// A status and what goes with it. Cheap to copy: the content is shared.
package struct Response: Sendable {
    package let status: Int
    package let content: ResponseContent

    package init(status: Int, content: ResponseContent) {
        self.status = status
        self.content = content
    }

    /// An answer made for one request: its fields in the order given, and its body.
    package init(status: Int, fields: [(name: String, value: String)], body: [UInt8] = []) throws(HTTPServerError) {
        self.init(status: status, content: try ResponseContent(fields: FieldBlock(fields), tag: nil, body: body))
    }

    /// The same as `304`: what a client that has the body is to know.
    package var notModified: Response { Response(status: 304, content: content.notModified) }
}
