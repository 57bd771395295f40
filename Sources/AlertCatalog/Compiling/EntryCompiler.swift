import Alerts
import JSON
import Localization

/// Compiles one definition after another, all with the same shared tables.
struct EntryCompiler {
    let tables: SharedTables
    /// Every locale of the catalog, sorted.
    let locales: [LocaleTag]
    var pool = TextPool.Builder()
    /// One for each distinct set.
    private var servable: [[LocaleTag]: ServableLocales]
    /// Of the definition that was compiled last.
    var gaps: [SharedGaps.Gap] = []

    /// - Parameter servable: those of a compilation with the same tables and locales.
    init(tables: SharedTables, locales: [LocaleTag], servable: [[LocaleTag]: ServableLocales]) {
        self.tables = tables
        self.locales = locales
        self.servable = servable
    }

    /// `nil` when the definition cannot be served at all; the reasons are reported to its document.
    mutating func compile(_ definition: AlertDefinition, in document: SourceDocument) -> CatalogEntry? {
        gaps = []
        let resolver = ReferenceResolver(tables: tables, document: document)
        let style = resolver.style(of: definition)
        guard let actions = resolver.actions(of: definition) else { return nil }
        var variables = definition.variables
        let links = LinkCheck(rules: tables.links, variables: variables, document: document)
        let linkArguments = links.check(definition, actions: actions)
        for name in linkArguments { variables[name]?.entersLink = true }
        let lookup = TextLookup(definition: definition, actions: actions, tables: tables, document: document)
        reportMissing(lookup, in: document)
        let texts = compileTexts(lookup, variables: definition.variables, document: document)
        guard texts[tables.sourceLocale] != nil else { return nil }
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
            linkRules: linkArguments.isEmpty ? nil : tables.links,
            servable: servable(texts.keys.sorted()), texts: texts, keys: lookup.positions)
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

    private mutating func servable(_ locales: [LocaleTag]) -> ServableLocales {
        if let known = servable[locales] { return known }
        let new = ServableLocales(locales, tables: tables)
        servable[locales] = new
        return new
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

    private mutating func reportMissing(_ lookup: TextLookup, in document: SourceDocument) {
        for locale in locales where locale != tables.sourceLocale {
            let missing = lookup.missingKeys(in: locale)
            if missing.own.isEmpty {
                // What no locale has is told where it is used.
                let shared = missing.shared.filter { tables.texts[tables.sourceLocale]?[$0] != nil }
                gaps += Set(shared).map { SharedGaps.Gap(key: $0, locale: locale) }
            } else if lookup.hasOwnText(in: locale) {
                document.report(
                    "text.missing", .info, at: JSONPointer.root.appending("text").appending(locale.identifier),
                    "the alert is not served in \(locale), since these texts are missing: "
                        + missing.own.joined(separator: ", "))
            }
        }
    }
}
