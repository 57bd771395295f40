import HTTPServer

/// `GET /openapi.json`: the interface, as OpenAPI describes it.
enum GetOpenAPI {
    static func answer(_ request: ReadRequest) throws -> Answer {
        Answer(try document(in: request.contract), fields: request.documentFields, isPrepared: true)
    }

    static func document(in contract: Contract) throws(Problem) -> [UInt8] {
        guard let document = contract.openAPI else {
            throw Problem(.unknownRoute, "The service was started without its contract.")
        }
        return document
    }
}
