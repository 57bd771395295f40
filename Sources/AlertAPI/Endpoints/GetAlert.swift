import AlertCatalog
import HTTPServer

/// `GET /v1/alerts/{id}`: one alert, complete, in the reader's language.
///
/// | status | when |
/// | --- | --- |
/// | 200 | the alert; its `ETag` is a hash over the body |
/// | 304 | `If-None-Match` holds that tag |
/// | 400 | the query cannot be read, or an argument does not fit its variable |
/// | 404 | there is no such alert, or it is switched off |
enum GetAlert {
    static func answer(_ request: ReadRequest) throws -> Answer {
        guard let found = request.catalog.position(of: request.pathParameter) else {
            throw Problem(.unknownAlert, "The catalog has no alert with this id.")
        }
        let position = request.catalog.position(of: found, for: request.abilities)
        let language = request.alerts.language(at: position, for: request)
        if request.explains { return try request.alerts.explanation(at: position, in: language, for: request) }
        if request.query.isPrivate {
            return try request.alerts.answerForOneReader(at: position, in: language, for: request)
        }
        // The version of an alert is that of all that stand in for it, so that the answer changes with what was asked for.
        return try request.alerts.answer(at: position, in: language, for: request)
            .about(request.catalog.entries.reference(at: found))
    }
}
