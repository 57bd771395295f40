package import Localization

/// Every alert that can be served, and what they share. Immutable: a change is a new catalog.
package final class Catalog: Sendable {
    /// A locale, and how many alerts can be served in it.
    package struct Coverage: Sendable, Equatable {
        package let locale: LocaleTag
        package let alerts: Int
    }

    package let sourceLocale: LocaleTag
    package let defaultLocale: LocaleTag
    /// Sorted by id, bytewise.
    package let entries: [CatalogEntry]
    /// Every locale that some alert has a text in, sorted.
    package let coverage: [Coverage]
    let pool: TextPool
    private let positions: [String: Int]

    init(tables: SharedTables, locales: [LocaleTag], entries: [CatalogEntry], pool: TextPool) {
        sourceLocale = tables.sourceLocale
        defaultLocale = tables.defaultLocale
        self.pool = pool
        self.entries = entries
        positions = Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($0.element.id, $0.offset) })
        var counts: [LocaleTag: Int] = [:]
        for locale in entries.lazy.flatMap(\.locales) { counts[locale, default: 0] += 1 }
        coverage = locales.sorted().map { Coverage(locale: $0, alerts: counts[$0] ?? 0) }
    }

    /// The position of an alert in `entries`.
    package func position(of id: String) -> Int? { positions[id] }

    package subscript(id id: String) -> CatalogEntry? {
        position(of: id).map { entries[$0] }
    }

    /// The position of the first alert whose id comes after this one.
    package func position(after id: String) -> Int {
        var range = entries.indices
        while let middle = range.isEmpty ? nil : range.lowerBound + range.count / 2 {
            range =
                entries[middle].id.utf8.lexicographicallyPrecedes(id.utf8) || entries[middle].id == id
                ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }
}
