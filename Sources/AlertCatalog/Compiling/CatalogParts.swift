import Localization

/// What a catalog is put together from, kept so that the next one is made of the same parts where nothing has changed.
struct CatalogParts: Sendable {
    /// What the store could not read.
    var faults: [Diagnostic]
    /// `nil` when there are none at all.
    var tables: CompiledTables?
    /// Locales of definitions that are not here.
    private let otherLocales: [LocaleTag]
    private(set) var definitions = CompiledDefinitions()
    /// How many definitions have texts of their own in a locale.
    private(set) var ownLocales: [LocaleTag: Int] = [:]
    /// How many definitions are complete in which locales; counted, since looking at all costs more than the change.
    private var uses: [ObjectIdentifier: Use] = [:]

    private struct Use {
        let servable: ServableLocales
        var definitions = 0
        /// Those that are switched on.
        var alerts = 0
    }

    init(faults: [Diagnostic], tables: CompiledTables?, otherLocales: [LocaleTag] = []) {
        self.faults = faults
        self.tables = tables
        self.otherLocales = otherLocales
    }

    /// Every locale of the catalog, sorted.
    var locales: [LocaleTag] {
        guard let tables = tables?.tables else { return [] }
        return Set(ownLocales.keys).union(tables.texts.keys).union([tables.sourceLocale])
            .union(otherLocales).sorted()
    }

    /// Whether a definition that is the same in both is compiled to the same.
    func compilesLike(_ other: CatalogParts) -> Bool {
        tables?.hash == other.tables?.hash && tables?.file == other.tables?.file && locales == other.locales
    }

    mutating func count(_ locales: [LocaleTag], by difference: Int = 1) {
        for locale in locales {
            let count = ownLocales[locale, default: 0] + difference
            ownLocales[locale] = count == 0 ? nil : count
        }
    }

    /// One for each distinct set of locales.
    var servable: [[LocaleTag]: ServableLocales] {
        Dictionary(uses.values.map { ($0.servable.locales, $0.servable) }, uniquingKeysWith: { first, _ in first })
    }

    var coverage: [Catalog.Coverage] {
        var counts: [LocaleTag: Int] = [:]
        for use in uses.values {
            for locale in use.servable.locales { counts[locale, default: 0] += use.alerts }
        }
        return locales.map { Catalog.Coverage(locale: $0, alerts: counts[$0] ?? 0) }
    }

    /// Takes definitions that are new or other than before, and leaves some out.
    mutating func replace(_ changed: [CompiledDefinition], removing removed: Set<String> = []) {
        for id in changed.map(\.id) + removed {
            if let old = definitions[id] { countUse(of: old, by: -1) }
        }
        for definition in changed { countUse(of: definition, by: 1) }
        definitions = definitions.replacing(changed, removing: removed)
    }

    private mutating func countUse(of definition: CompiledDefinition, by difference: Int) {
        guard let servable = definition.entry?.entry.servable else { return }
        let key = ObjectIdentifier(servable)
        var use = uses[key] ?? Use(servable: servable)
        use.definitions += difference
        if definition.isEnabled { use.alerts += difference }
        uses[key] = use.definitions == 0 ? nil : use
    }
}
