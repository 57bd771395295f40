import HTTPServer

extension Response {
    /// What every answer of the public listener carries: scripts of any origin may read it.
    static let sharedFields: [(name: String, value: String)] = [
        ("Access-Control-Allow-Origin", "*"),
        ("Access-Control-Expose-Headers", "Content-Language, ETag, Link"),
        ("X-Content-Type-Options", "nosniff"),
    ]

    /// What caches must know of an answer whose language the header decided.
    static let varyField = ("Vary", "Accept-Language")

    /// - Parameter shared: `false` for the management listener, which no page may read.
    static func json(
        status: Int, fields: [(String, String)], mediaType: String = "application/json", shared: Bool = true,
        _ body: [UInt8]
    ) -> Response {
        // Loops, since this is done for each answer that is not prepared and generic code costs more.
        var all: [(name: String, value: String)] = []
        all.reserveCapacity(1 + fields.count + sharedFields.count)
        all.append((name: "Content-Type", value: mediaType))
        for (name, value) in fields { all.append((name: name, value: value)) }
        if shared {
            for field in sharedFields { all.append(field) }
        }
        return made(status: status, fields: all, body)
    }

    static func empty(status: Int, fields: [(String, String)]) -> Response {
        made(status: status, fields: fields.map { (name: $0.0, value: $0.1) } + sharedFields, [])
    }

    private static func made(status: Int, fields: [(name: String, value: String)], _ body: [UInt8]) -> Response {
        do {
            return try Response(status: status, fields: fields, body: body)
        } catch {
            // Field values are made of tags, digits and constants, so only memory can be lacking.
            preconditionFailure("an answer cannot be made: \(error)")
        }
    }
}
