import HTTPServer

extension Response {
    /// What every answer of the public listener carries: scripts of any origin may read it.
    static let sharedFields: [(name: String, value: String)] = [
        ("Access-Control-Allow-Origin", "*"),
        ("Access-Control-Expose-Headers", "Content-Language, ETag, Link, traceresponse"),
    ]

    /// - Parameter shared: `false` for the management listener, which no page may read.
    static func json(
        status: Int, fields: [(String, String)], mediaType: String = "application/json", shared: Bool = true,
        _ body: [UInt8]
    ) -> Response {
        made(status: status, block(fields, mediaType: mediaType, shared: shared), body)
    }

    /// - Parameters:
    ///   - fields: made by `block`.
    ///   - pool: where the content comes from when it is for this one response.
    static func json(_ fields: FieldBlock, tag: EntityTag, _ body: [UInt8], from pool: ContentPool? = nil) -> Response {
        made(status: 200) { () throws(HTTPServerError) in
            if let pool { return try pool.content(fields: fields, tag: tag, body: body) }
            return try ResponseContent(fields: fields, tag: tag, body: body)
        }
    }

    static func empty(status: Int, fields: [(String, String)], shared: Bool = true) -> Response {
        let fields = fields.map { (name: $0.0, value: $0.1) }
        return made(status: status, FieldBlock(fields + (shared ? sharedFields : [])), [])
    }

    /// The fields of an answer together with those that every one has.
    static func block(
        _ fields: [(String, String)], mediaType: String = "application/json", shared: Bool = true
    ) -> FieldBlock {
        FieldBlock(
            [("Content-Type", mediaType)] + fields.map { (name: $0.0, value: $0.1) } + (shared ? sharedFields : []))
    }

    private static func made(status: Int, _ fields: FieldBlock, _ body: [UInt8]) -> Response {
        made(status: status) { () throws(HTTPServerError) in
            try ResponseContent(fields: fields, tag: nil, body: body)
        }
    }

    private static func made(status: Int, _ make: () throws(HTTPServerError) -> ResponseContent) -> Response {
        do {
            return Response(status: status, content: try make())
        } catch {
            // Field values are made of tags, digits and constants, so only memory can be lacking.
            preconditionFailure("an answer cannot be made: \(error)")
        }
    }
}
