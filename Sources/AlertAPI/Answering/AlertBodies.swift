import AlertCatalog
import Alerts

/// The bytes of alerts of one catalog, with a template for each alert and language that arguments are asked for in.
struct AlertBodies {
    private struct Key: Hashable {
        let position: Int
        let language: AnswerLanguage
        /// `nil` for a client that gets the whole alert.
        let abilities: ClientAbilities?
    }

    /// The texts too, as an alert that its template cannot make is put together from them.
    private final class Ready {
        let texts: ServedTexts
        let template: AlertTemplate?

        init(texts: ServedTexts, template: AlertTemplate?) {
            self.texts = texts
            self.template = template
        }
    }

    private let catalog: Catalog
    private let ready: BoundedCache<Key, Ready>

    init(catalog: Catalog, budget: Int) {
        self.catalog = catalog
        ready = BoundedCache(budget: budget)
    }

    func resolved(
        _ entry: CatalogEntry, in served: ServedLocale, arguments: Arguments, _ explanation: NegotiationBody? = nil
    ) throws -> EncodedAlert {
        try encode(
            entry, ServedTexts(entry, of: catalog, in: served), .formatted(arguments),
            missing: arguments.missing, explanation)
    }

    /// Texts as they are written, with the variables that they name.
    func pattern(
        _ entry: CatalogEntry, in served: ServedLocale, _ explanation: NegotiationBody? = nil
    ) throws -> EncodedAlert {
        let texts = ServedTexts(entry, of: catalog, in: served)
        let alert = try AlertDirector(entry, texts, .unformatted).construct(Alert.Builder.self)
        let variables = entry.variables.mapValues(VariableBody.init)
        return EncodedAlert(
            CanonicalJSON.encode(AlertBody(alert: alert, variables: variables, explanation: explanation)))
    }

    /// The same bytes as `resolved`, mostly without encoding anything but the arguments.
    func spliced(
        at position: Int, in language: AnswerLanguage, for abilities: ClientAbilities, arguments: Arguments
    ) throws -> EncodedAlert {
        let abilities = abilities.deciding(
            catalog.entries[position].needs, namesSection: catalog.entries[position].namesSection)
        let key = Key(position: position, language: language, abilities: abilities)
        let ready = try ready(key)
        if arguments.missing.isEmpty, let body = ready.template?.filled(with: arguments) { return body }
        return try encode(
            entry(of: key), ready.texts, .formatted(arguments), missing: arguments.missing, nil)
    }

    private func entry(of key: Key) -> CatalogEntry {
        let entry = catalog.entries[key.position]
        return key.abilities.map(entry.shown) ?? entry
    }

    private func ready(_ key: Key) throws -> Ready {
        if let ready = ready.value(for: key) { return ready }
        let entry = entry(of: key)
        let texts = ServedTexts(entry, of: catalog, in: key.language.served)
        // Marks stand for texts alone; a link is filled and checked while its alert is built.
        if entry.fillsLinks { return Ready(texts: texts, template: nil) }
        let marked = try encode(entry, texts, .marked, missing: [], nil)
        let new = Ready(texts: texts, template: AlertTemplate(marked.bytes, texts))
        // What ICU keeps for a pattern that is compiled again for a region is its largest part.
        ready.insert(new, for: key, cost: 2 * marked.bytes.count + texts.patternCount * 16_384)
        return new
    }

    private func encode(
        _ entry: CatalogEntry, _ texts: ServedTexts, _ rendering: TextRendering, missing: [String],
        _ explanation: NegotiationBody?
    ) throws -> EncodedAlert {
        let alert = try AlertDirector(entry, texts, rendering).construct(Alert.Builder.self)
        return EncodedAlert(
            CanonicalJSON.encode(AlertBody(alert: alert, missingArguments: missing, explanation: explanation)))
    }
}
