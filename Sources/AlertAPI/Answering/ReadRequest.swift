import AlertCatalog
import HTTPServer
import Localization

/// A read as endpoints see it: parsed, and with the catalog that it sees from start to end.
///
/// A class, so that handing it on counts one reference.
final class ReadRequest {
    let alerts: AlertAnswers
    let contract: Contract
    let query: QueryParameters
    let language: RequestedLanguage
    let timeZone: String?
    let format: TextFormat
    let abilities: ClientAbilities
    /// Whether the client wants to know how the language was chosen.
    let explains: Bool
    /// The segment of the path in the place of `{…}`.
    let pathParameter: String

    /// - Throws: a problem with the query.
    init(
        _ request: Request, target: RequestTarget, pathParameter: String, alerts: AlertAnswers, contract: Contract
    ) throws(Problem) {
        self.alerts = alerts
        self.contract = contract
        self.pathParameter = pathParameter
        query = try QueryParameters(target)
        timeZone = try query.timeZone()
        format = try query.format()
        abilities = try query.abilities()
        explains = try query.flag("explain")
        language = try alerts.languages.language(
            locale: query["locale"], header: request.fields[.acceptLanguage] ?? [])
    }

    var catalog: Catalog { alerts.catalog }

    /// The `Vary` of an answer to this read.
    func varyField(byCoding: Bool) -> [(String, String)] {
        alerts.policy.varyField(byLanguage: language.variesByHeader, byCoding: byCoding)
    }

    /// The fields of a document, which is the same in every language.
    var documentFields: [(String, String)] {
        [alerts.policy.field(isPrivate: false)] + alerts.policy.varyField(byLanguage: false, byCoding: true)
    }
}
