import AlertCatalog
import HTTPServer
import Localization

/// `GET /v1/locales`: for each locale of the catalog its direction, and how many alerts are complete in it.
enum ListLocales {
    private struct Body: Encodable {
        struct Locale: Encodable {
            let tag: String
            let direction: String
            let alerts: Int
        }

        let locales: [Locale]
    }

    static func answer(_ request: ReadRequest) throws -> Answer {
        let locales = request.catalog.coverage.map { coverage in
            Body.Locale(
                tag: coverage.locale.identifier, direction: coverage.locale.direction.rawValue, alerts: coverage.alerts)
        }
        return Answer(
            CanonicalJSON.encode(Body(locales: locales)), fields: request.documentFields, isPrepared: true)
    }
}
