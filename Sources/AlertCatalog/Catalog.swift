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
    /// The alerts, and after them those that stand in for one of them.
    package let entries: [CatalogEntry]
    /// Sorted by id, bytewise; they are the first of `entries`.
    package let alerts: ArraySlice<CatalogEntry>
    /// Every locale that some alert has a text in, sorted.
    package let coverage: [Coverage]
    let pool: TextPool
    private let positions: [String: Int]
    /// The positions of what stands in for the alert at a position, in the order of preference.
    private let standIns: [Int: Range<Int>]

    /// - Parameter entries: sorted by id.
    init(
        tables: SharedTables, locales: [LocaleTag], entries: [CatalogEntry], chains: [String: StandIns.Chain],
        pool: TextPool
    ) {
        sourceLocale = tables.sourceLocale
        defaultLocale = tables.defaultLocale
        self.pool = pool
        var all = entries
        var standIns: [Int: Range<Int>] = [:]
        for (position, entry) in entries.enumerated() {
            guard let chain = chains[entry.id] else { continue }
            all[position].version = chain.version
            standIns[position] = all.count..<all.count + chain.entries.count
            all += chain.entries
        }
        self.entries = all
        self.standIns = standIns
        alerts = all[..<entries.count]
        positions = Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($0.element.id, $0.offset) })
        var counts: [LocaleTag: Int] = [:]
        for locale in entries.lazy.flatMap(\.locales) { counts[locale, default: 0] += 1 }
        coverage = locales.sorted().map { Coverage(locale: $0, alerts: counts[$0] ?? 0) }
    }

    /// The position of an alert in `entries`.
    package func position(of id: String) -> Int? { positions[id] }

    /// The position of what a client gets for the alert at a position: the alert, or one that stands in for it.
    package func position(of position: Int, for abilities: ClientAbilities) -> Int {
        guard let others = standIns[position], !entries[position].isPossible(for: abilities) else { return position }
        return others.first { entries[$0].isPossible(for: abilities) } ?? others.upperBound - 1
    }

    package subscript(id id: String) -> CatalogEntry? {
        position(of: id).map { entries[$0] }
    }

    /// The position of the first alert whose id comes after this one.
    package func position(after id: String) -> Int {
        var range = alerts.indices
        while let middle = range.isEmpty ? nil : range.lowerBound + range.count / 2 {
            range =
                entries[middle].id.utf8.lexicographicallyPrecedes(id.utf8) || entries[middle].id == id
                ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }
}
