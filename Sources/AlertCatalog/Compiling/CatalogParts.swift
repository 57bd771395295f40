import Localization

/// What a catalog is put together from, kept so that the next one is made of the same parts where nothing has changed.
struct CatalogParts: Sendable {
    /// What the store could not read.
    var faults: [Diagnostic]
    /// `nil` when there are none at all.
    let tables: CompiledTables?
    /// What the definitions are compiled with; `nil` when the tables are broken.
    let frame: CatalogFrame?
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

    /// - Parameters:
    ///   - locales: those that the catalog probably has.
    ///   - old: the parts of a catalog whose frame is taken over when it is the same.
    init(
        faults: [Diagnostic], tables: CompiledTables?, locales: [LocaleTag], otherLocales: [LocaleTag] = [],
        like old: CatalogParts? = nil
    ) {
        self.faults = faults
        self.tables = tables
        self.otherLocales = otherLocales
        let isAlike = old?.frame?.locales == locales && tables.map { old?.tables?.isSame(as: $0) == true } ?? false
        frame = isAlike ? old?.frame : tables?.tables.map { CatalogFrame(tables: $0, locales: locales) }
    }

    /// Every locale of the catalog, sorted.
    var locales: [LocaleTag] {
        guard let tables = tables?.tables else { return [] }
        return Self.locales(of: tables, and: Array(ownLocales.keys) + otherLocales)
    }

    static func locales(of tables: SharedTables, and others: [LocaleTag]) -> [LocaleTag] {
        Set(tables.texts.keys).union(others).union([tables.sourceLocale]).sorted()
    }

    /// Whether the definitions have brought no locale that they are not compiled with, and lack none.
    var isSettled: Bool { frame.map { $0.locales == locales } ?? true }

    /// Whether the definitions have brought no locale that they are not compiled with.
    var hasOnlyKnownLocales: Bool {
        frame.map { Set($0.locales).isSuperset(of: ownLocales.keys) } ?? true
    }

    /// Whether a definition that is the same in both is compiled to the same.
    func compilesLike(_ other: CatalogParts) -> Bool {
        (tables?.isSame(as: other.tables) ?? (other.tables == nil)) && frame?.locales == other.frame?.locales
    }

    /// Counts the locales of many definitions, most of which have one list.
    mutating func count(_ lists: some Sequence<OwnLocales>) {
        var uses: [ObjectIdentifier: (locales: OwnLocales, count: Int)] = [:]
        for list in lists { uses[ObjectIdentifier(list), default: (list, 0)].count += 1 }
        for use in uses.values { count(use.locales.all, by: use.count) }
    }

    mutating func count(_ locales: [LocaleTag], by difference: Int) {
        for locale in locales {
            let count = ownLocales[locale, default: 0] + difference
            ownLocales[locale] = count == 0 ? nil : count
        }
    }

    /// One for each distinct set of locales.
    var servable: [ServableLocales] { uses.values.map(\.servable) }

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
