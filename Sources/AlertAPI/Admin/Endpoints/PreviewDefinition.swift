import AlertCatalog
import HTTPServer

/// `GET /admin/v1/definitions/{id}/preview`: the draft as the alert that clients would get, in the very same bytes; what is
/// published where there is no draft.
///
/// It takes the parameters of `GET /v1/alerts/{id}`, and `shared=draft` to see it with the draft of the shared tables, too.
enum PreviewDefinition {
    static func answer(_ request: AdminRequest, _ catalog: any CatalogReading) throws -> AdminAnswer {
        let name = try request.document()
        guard case .definition(let id) = name, let record = try catalog.record(of: name),
            let bytes = try record.draft?.bytes ?? catalog.publishedBytes(of: name, record)
        else { throw EditingError.unknownDocument(name) }
        let compilation = try Validation(catalog, locales: request.locales)
            .compile(bytes, of: id, withDraftedTables: withDraftedTables(request.query))
        guard let compiled = compilation.catalog else { throw EditingError.invalid(compilation.diagnostics) }
        let policy = CachePolicy(maxAge: 0, staleWhileRevalidate: 0, staleIfError: 0)
        let read = try ReadRequest(
            request.request, target: request.target, pathParameter: id,
            alerts: AlertAnswers(catalog: compiled, policy: policy, budget: 0), contract: Contract())
        let answer = try GetAlert.answer(read).response
        return AdminAnswer(language: answer.content.value(of: "Content-Language"), body: answer.content.body)
    }

    private static func withDraftedTables(_ query: AdminQuery) throws(Problem) -> Bool {
        switch try query.text("shared") {
        case nil, "published": false
        case "draft": true
        default: throw Problem(.malformedParameter, "\"shared\" is draft or published.")
        }
    }
}
