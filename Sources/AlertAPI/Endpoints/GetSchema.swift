import HTTPServer

/// `GET /schemas/{name}.json`: the JSON Schema of what the catalog holds and of what clients receive.
enum GetSchema {
    static func answer(_ request: ReadRequest) throws -> Answer {
        Answer(
            try document(of: request.pathParameter, in: request.contract),
            fields: request.documentFields, isPrepared: true)
    }

    static func document(of name: String, in contract: Contract) throws(Problem) -> [UInt8] {
        guard let schema = contract.schemas[name] else {
            throw Problem(.unknownRoute, "There is no schema with this name.")
        }
        return schema
    }
}
