import Localization

/// What a catalog is put together from, kept so that the next one is made of the same parts where nothing has changed.
struct CatalogParts: Sendable {
    /// What the store could not read.
    var faults: [Diagnostic]
    /// `nil` when there are none at all.
    var tables: CompiledTables?
    var definitions = CompiledDefinitions()
    /// How many definitions have texts of their own in a locale.
    private(set) var ownLocales: [LocaleTag: Int] = [:]
    /// One for each distinct set of locales.
    private(set) var servable: [[LocaleTag]: ServableLocales] = [:]

    init(faults: [Diagnostic], tables: CompiledTables?) {
        self.faults = faults
        self.tables = tables
    }

    /// Every locale of the catalog, sorted.
    var locales: [LocaleTag] {
        guard let tables = tables?.tables else { return [] }
        return Set(ownLocales.keys).union(tables.texts.keys).union([tables.sourceLocale]).sorted()
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

    /// Takes over the sets of locales that are still in use.
    mutating func collectServable() {
        var used: [ObjectIdentifier: ServableLocales] = [:]
        for case let entry? in definitions.sorted.lazy.map(\.entry) {
            used[ObjectIdentifier(entry.entry.servable)] = entry.entry.servable
        }
        servable = Dictionary(used.values.map { ($0.locales, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
