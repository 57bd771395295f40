import AlertCatalog
import Alerts
import HTTPServer
import Localization

/// Alerts of one catalog as answers; those that nothing but id and locale decides are prepared once.
///
/// Each worker has its own, so that no lock is taken. It is made anew with each catalog.
final class AlertAnswers {
    private struct Key: Hashable {
        let position: Int
        let served: ServedLocale
        let variesByLanguage: Bool
    }

    let catalog: Catalog
    let policy: CachePolicy
    private var prepared: BoundedCache<Key, Answer>

    init(catalog: Catalog, policy: CachePolicy, budget: Int) {
        self.catalog = catalog
        self.policy = policy
        prepared = BoundedCache(budget: budget)
    }

    /// The alert at this position of the catalog, with the defaults of its variables.
    func answer(at position: Int, in served: ServedLocale, variesByLanguage: Bool) throws -> Answer {
        let key = Key(position: position, served: served, variesByLanguage: variesByLanguage)
        if let answer = prepared.value(for: key) { return answer }
        let entry = catalog.entries[position]
        let body = try body(of: entry, in: served, arguments: try Arguments([:], for: entry.variables))
        let answer = Answer(
            body, fields: fields(in: served, variesByLanguage: variesByLanguage, isPrivate: false), isPrepared: true)
        prepared.insert(answer, for: key, cost: answer.cost)
        return answer
    }

    /// The alert with arguments: made for this request and not kept.
    func answer(
        to query: QueryParameters, for entry: CatalogEntry, in served: ServedLocale, variesByLanguage: Bool
    ) throws -> Answer {
        let arguments: Arguments
        do {
            arguments = try Arguments(query.arguments, for: entry.variables)
        } catch {
            throw Problem(.malformedArgument, "\"arg.\(error.name)\" is not a \(error.kind.rawValue).")
        }
        do {
            let body = try body(of: entry, in: served, arguments: arguments)
            return Answer(
                body, fields: fields(in: served, variesByLanguage: variesByLanguage, isPrivate: query.isPrivate),
                isPrepared: false)
        } catch is Alert.BuildError {
            throw Problem(.malformedArgument, "With these arguments the alert has an empty text.")
        }
    }

    private func body(of entry: CatalogEntry, in served: ServedLocale, arguments: Arguments) throws -> [UInt8] {
        let director = AlertDirector(entry, of: catalog, in: served, arguments: arguments)
        let alert = try director.construct(Alert.Builder.self)
        return CanonicalJSON.encode(AlertBody(alert: alert, missingArguments: arguments.missing))
    }

    private func fields(
        in served: ServedLocale, variesByLanguage: Bool, isPrivate: Bool
    ) -> [(String, String)] {
        let vary = variesByLanguage ? [("Vary", "Accept-Language")] : []
        return [policy.field(isPrivate: isPrivate), ("Content-Language", served.locale.identifier)] + vary
    }
}

extension Answer {
    /// Bytes that keeping it takes, about: its body, and its fields twice, here and in the library.
    var cost: Int { response.content.bodySize + 1536 }
}
