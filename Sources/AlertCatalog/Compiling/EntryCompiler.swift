import Alerts
import JSON
import Localization

/// Compiles one definition after another, all with the same shared tables.
struct EntryCompiler {
    let tables: SharedTables
    /// Every locale of the catalog, sorted.
    let locales: [LocaleTag]
    var pool = TextPool.Builder()
    /// One for each distinct set: most alerts are complete in the same locales.
    private var matchers: [[LocaleTag]: LocaleMatcher] = [:]

    init(tables: SharedTables, locales: [LocaleTag]) {
        self.tables = tables
        self.locales = locales
    }

    /// `nil` when the definition cannot be served at all; the reasons are reported to its document.
    mutating func compile(_ definition: AlertDefinition, in document: SourceDocument) -> CatalogEntry? {
        let resolver = ReferenceResolver(tables: tables, document: document)
        guard let actions = resolver.actions(of: definition), let style = resolver.style(of: definition) else {
            return nil
        }
        resolver.checkLinks(of: definition, actions: actions)
        let lookup = TextLookup(definition: definition, actions: actions, tables: tables, document: document)
        let texts = compileTexts(lookup, variables: definition.variables, document: document)
        guard texts[tables.sourceLocale] != nil else { return nil }
        let servable = texts.keys.sorted()
        return CatalogEntry(
            id: definition.id,
            version: EntryVersion(tables: tables).hash(
                of: definition, in: document, sharedTexts: lookup.sharedKeys, style: style),
            presentation: definition.presentation, severity: definition.severity,
            dismissible: definition.dismissible, onDismiss: definition.onDismiss, style: style, actions: actions,
            header: definition.header, variables: definition.variables, locales: servable,
            fallback: texts[tables.defaultLocale] == nil ? tables.sourceLocale : tables.defaultLocale,
            texts: texts, keys: lookup.positions, matcher: matcher(for: servable))
    }

    private mutating func matcher(for servable: [LocaleTag]) -> LocaleMatcher {
        if let matcher = matchers[servable] { return matcher }
        let matcher = LocaleMatcher(supported: servable, default: nil)
        matchers[servable] = matcher
        return matcher
    }

    /// The rows of texts of those locales that have them all.
    private mutating func compileTexts(
        _ lookup: TextLookup, variables: [String: Variable], document: SourceDocument
    ) -> [LocaleTag: [CatalogEntry.Text]] {
        let checker = PatternChecker(variables: variables, sourceLocale: tables.sourceLocale, document: document)
        var rows: [LocaleTag: [CatalogEntry.Text]] = [:]
        for locale in locales {
            guard let texts = lookup.texts(in: locale) else { continue }
            var row: [CatalogEntry.Text] = []
            for text in texts {
                guard MessagePattern.needsFormatting(text.text) else {
                    row.append(.words(pool.intern(text.text)))
                    continue
                }
                guard let pattern = checker.pattern(text, in: locale) else { break }
                row.append(.pattern(pattern))
            }
            if row.count == texts.count { rows[locale] = row }
        }
        return rows
    }
}
