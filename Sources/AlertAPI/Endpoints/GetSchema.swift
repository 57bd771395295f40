import HTTPServer

/// `GET /schemas/{name}.json`: the JSON Schema of what the catalog holds and of what clients receive.
enum GetSchema {
    static func answer(_ request: ReadRequest) throws -> Answer {
        guard let schema = request.contract.schemas[request.pathParameter] else {
            throw Problem(.unknownRoute, "There is no schema with this name.")
        }
        return Answer(schema, fields: [request.alerts.policy.field(isPrivate: false)], isPrepared: true)
    }
}
