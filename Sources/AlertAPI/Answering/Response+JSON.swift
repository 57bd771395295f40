import HTTPServer

extension Response {
    /// What every answer of the public listener carries: scripts of any origin may read it.
    static let sharedFields = [
        ("Access-Control-Allow-Origin", "*"),
        ("Access-Control-Expose-Headers", "Content-Language, ETag, Link"),
        ("X-Content-Type-Options", "nosniff"),
    ]

    /// - Parameter shared: `false` for the management listener, which no page may read.
    static func json(
        status: Int, fields: [(String, String)], mediaType: String = "application/json", shared: Bool = true,
        _ body: [UInt8]
    ) -> Response {
        let fields = [("Content-Type", mediaType)] + fields
        return made(status: status, fields: shared ? fields + sharedFields : fields, body)
    }

    static func empty(status: Int, fields: [(String, String)]) -> Response {
        made(status: status, fields: fields + sharedFields, [])
    }

    private static func made(status: Int, fields: [(String, String)], _ body: [UInt8]) -> Response {
        do {
            return try Response(status: status, fields: fields, body: body)
        } catch {
            // Field values are made of tags, digits and constants, so only memory can be lacking.
            preconditionFailure("an answer cannot be made: \(error)")
        }
    }
}
