import Localization

/// What all definitions of a catalog are compiled with: the shared tables, and the locales of the whole catalog.
///
/// Alerts of one frame go from catalog to catalog as they are.
final class CatalogFrame: Sendable {
    let tables: SharedTables
    /// Every locale of the catalog, sorted.
    let locales: [LocaleTag]
    /// For each of the locales the place of the next one that it inherits texts from.
    private let parents: [Int?]
    /// By the places of the locales.
    let languages: [TextLanguage]
    /// The place of the source locale.
    let source: Int
    private let places: [LocaleTag: Int]

    /// - Parameter locales: sorted, the source locale among them.
    init(tables: SharedTables, locales: [LocaleTag]) {
        self.tables = tables
        self.locales = locales
        let places = Dictionary(uniqueKeysWithValues: locales.enumerated().map { ($0.element, $0.offset) })
        self.places = places
        guard let source = places[tables.sourceLocale] else { preconditionFailure("there is a source locale") }
        self.source = source
        // ICU is asked once, and not for each alert.
        languages = locales.map(TextLanguage.init)
        parents = locales.map { $0.parents.lazy.compactMap { places[$0] }.first }
    }

    /// `nil` for a locale that the catalog does not have.
    func place(of locale: LocaleTag) -> Int? { places[locale] }

    /// What is found for the locale at a place, or for the first of those that it inherits texts from for which there is
    /// anything.
    func inherited<Found>(at place: Int, _ find: (Int) -> Found?) -> Found? {
        var next: Int? = place
        while let place = next {
            if let found = find(place) { return found }
            next = parents[place]
        }
        return nil
    }

    /// A locale of the catalog, and after it those that it inherits texts from.
    func chain(of locale: LocaleTag) -> [LocaleTag] {
        guard let place = places[locale] else { return [] }
        return sequence(first: place) { self.parents[$0] }.map { locales[$0] }
    }
}
