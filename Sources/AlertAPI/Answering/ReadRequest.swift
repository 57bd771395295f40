import AlertCatalog
import HTTPServer
import Localization

/// A read as endpoints see it: parsed, and with the catalog that it sees from start to end.
struct ReadRequest {
    let alerts: AlertAnswers
    let query: QueryParameters
    let wishes: LanguageWishes
    /// Whether `Accept-Language` decided the language, so that caches must keep languages apart.
    let variesByLanguage: Bool
    /// The segment of the path in the place of `{…}`.
    let pathParameter: String

    /// - Throws: a problem with the query.
    init(_ request: Request, target: RequestTarget, pathParameter: String, alerts: AlertAnswers) throws(Problem) {
        self.alerts = alerts
        self.pathParameter = pathParameter
        query = try QueryParameters(target)
        variesByLanguage = query["locale"] == nil
        if let name = query["locale"] {
            guard let locale = LocaleTag(name) else {
                throw Problem(.malformedParameter, "\"locale\" is a language tag, such as ko-KR.")
            }
            wishes = LanguageWishes(locale: locale)
        } else {
            wishes = LanguageWishes(acceptLanguage: request.fields[.acceptLanguage] ?? [])
        }
    }

    var catalog: Catalog { alerts.catalog }

    /// What caches must know of the answers to this read.
    var varyFields: [(String, String)] { variesByLanguage ? [("Vary", "Accept-Language")] : [] }
}
