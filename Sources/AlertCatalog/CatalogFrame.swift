import Localization

/// What all definitions of a catalog are compiled with: the shared tables, and the locales of the whole catalog.
///
/// Alerts of one frame go from catalog to catalog as they are.
final class CatalogFrame: Sendable {
    let tables: SharedTables
    /// Every locale of the catalog, sorted.
    let locales: [LocaleTag]
    private let chains: [LocaleTag: [LocaleTag]]

    init(tables: SharedTables, locales: [LocaleTag]) {
        self.tables = tables
        self.locales = locales
        // ICU is asked once, and not for each alert.
        let all = Set(locales).union([tables.sourceLocale])
        chains = Dictionary(uniqueKeysWithValues: all.map { ($0, [$0] + $0.parents) })
    }

    /// A locale, and after it those that it inherits texts from.
    func chain(of locale: LocaleTag) -> [LocaleTag] { chains[locale] ?? [locale] + locale.parents }
}
