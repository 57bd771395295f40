import Alerts
import JSON
import Localization

/// Compiles one definition after another, all with the same shared tables.
struct EntryCompiler {
    let tables: SharedTables
    /// Every locale of the catalog, sorted.
    let locales: [LocaleTag]
    var pool = TextPool.Builder()
    private(set) var sharedGaps = SharedGaps()
    /// One for each distinct set: most alerts are complete in the same locales.
    private var matchers: [[LocaleTag]: LocaleMatcher] = [:]

    init(tables: SharedTables, locales: [LocaleTag]) {
        self.tables = tables
        self.locales = locales
    }

    /// `nil` when the definition cannot be served at all; the reasons are reported to its document.
    mutating func compile(_ definition: AlertDefinition, in document: SourceDocument) -> CatalogEntry? {
        let resolver = ReferenceResolver(tables: tables, document: document)
        let style = resolver.style(of: definition)
        guard let actions = resolver.actions(of: definition) else { return nil }
        var variables = definition.variables
        let links = LinkCheck(rules: tables.links, variables: variables, document: document)
        let linkArguments = links.check(definition, actions: actions)
        for name in linkArguments { variables[name]?.entersLink = true }
        let lookup = TextLookup(definition: definition, actions: actions, tables: tables, document: document)
        reportMissing(lookup, of: definition.id, in: document)
        let texts = compileTexts(lookup, variables: definition.variables, document: document)
        guard texts[tables.sourceLocale] != nil else { return nil }
        let servable = texts.keys.sorted()
        return CatalogEntry(
            id: definition.id,
            version: EntryVersion(tables: tables).hash(
                of: definition, actions: actions, in: document, sharedTexts: lookup.sharedKeys, style: style),
            presentation: definition.presentation, severity: definition.severity, layout: definition.layout,
            dismissible: definition.dismissible, onDismiss: definition.onDismiss, style: style, actions: actions,
            header: definition.header, icon: definition.icon, fields: definition.fields,
            announce: definition.announce, delivery: definition.delivery,
            requires: definition.requires, needs: Self.needs(of: definition, actions: actions),
            namesSection: Self.namesSection(definition, actions: actions), variables: variables,
            linkRules: linkArguments.isEmpty ? nil : tables.links, locales: servable,
            fallback: fallback(among: servable),
            texts: texts, keys: lookup.positions, matcher: matcher(for: servable))
    }

    private static func needs(of definition: AlertDefinition, actions: [ActionDefinition]) -> Requirements {
        var needs = definition.requires ?? Requirements()
        for requirements in actions.compactMap(\.requires) { needs.formUnion(requirements) }
        if definition.header != nil { needs.capabilities.insert("header") }
        if !definition.fields.isEmpty { needs.capabilities.insert("fields") }
        return needs
    }

    private static func namesSection(_ definition: AlertDefinition, actions: [ActionDefinition]) -> Bool {
        let trailing = definition.header?.trailing.map(\.effect) ?? []
        return (actions.map(\.effect) + actions.compactMap(\.ownFallback?.effect) + trailing)
            .contains { $0 != $0.withoutSection }
    }

    private func fallback(among servable: [LocaleTag]) -> LocaleTag {
        servable.contains(tables.defaultLocale) ? tables.defaultLocale : tables.sourceLocale
    }

    private mutating func matcher(for servable: [LocaleTag]) -> LocaleMatcher {
        if let matcher = matchers[servable] { return matcher }
        let matcher = LocaleMatcher(supported: servable, default: fallback(among: servable))
        matchers[servable] = matcher
        return matcher
    }

    /// The rows of texts of those locales that have them all.
    private mutating func compileTexts(
        _ lookup: TextLookup, variables: [String: Variable], document: SourceDocument
    ) -> [LocaleTag: [CatalogEntry.Text]] {
        var checker = TextChecker(variables: variables, sourceLocale: tables.sourceLocale, document: document)
        var rows: [LocaleTag: [CatalogEntry.Text]] = [:]
        for locale in [tables.sourceLocale] + locales.filter({ $0 != tables.sourceLocale }) {
            // Each is compiled, also where another is missing, so that all faults are told at once.
            let compiled = lookup.texts(in: locale).map { $0.flatMap { checker.compile($0, in: locale) } }
            let row = compiled.compactMap(\.self)
            guard row.count == compiled.count else { continue }
            rows[locale] = row.map { text in
                switch text {
                case .words(let words): .words(pool.intern(words))
                case .pattern(let pattern): .pattern(pattern)
                }
            }
        }
        return rows
    }

    private mutating func reportMissing(_ lookup: TextLookup, of id: String, in document: SourceDocument) {
        for locale in locales where locale != tables.sourceLocale {
            let missing = lookup.missingKeys(in: locale)
            if missing.own.isEmpty {
                // What no locale has is told where it is used.
                let shared = missing.shared.filter { tables.texts[tables.sourceLocale]?[$0] != nil }
                sharedGaps.add(id, lacking: shared, in: locale)
            } else if lookup.hasOwnText(in: locale) {
                document.report(
                    "text.missing", .info, at: JSONPointer.root.appending("text").appending(locale.identifier),
                    "the alert is not served in \(locale), since these texts are missing: "
                        + missing.own.joined(separator: ", "))
            }
        }
    }
}
