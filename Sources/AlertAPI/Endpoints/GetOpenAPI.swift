import HTTPServer

/// `GET /openapi.json`: the interface, as OpenAPI describes it.
enum GetOpenAPI {
    static func answer(_ request: ReadRequest) throws -> Answer {
        guard let document = request.contract.openAPI else {
            throw Problem(.unknownRoute, "The service was started without its contract.")
        }
        return Answer(document, fields: [request.alerts.policy.field(isPrivate: false)], isPrepared: true)
    }
}
