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
    package let entries: CatalogEntries
    /// Sorted by id, bytewise; they are the first of `entries`.
    package let alerts: CatalogEntries.SubSequence
    /// Every locale that some alert has a text in, sorted.
    package let coverage: [Coverage]
    private let positions: [String: Int]
    /// The positions of what stands in for the alert at a position, in the order of preference.
    private let standIns: [Int: Range<Int>]

    /// - Parameters:
    ///   - alerts: sorted by id.
    ///   - previous: a catalog that probably has alerts of the same ids.
    init(
        tables: SharedTables, alerts: [CatalogEntries.Shared], chains: [String: StandIns.Chain],
        coverage: [Coverage], like previous: Catalog?
    ) {
        sourceLocale = tables.sourceLocale
        defaultLocale = tables.defaultLocale
        var all = alerts
        var standIns: [Int: Range<Int>] = [:]
        for (position, alert) in alerts.enumerated() where !chains.isEmpty {
            guard let chain = chains[alert.entry.id] else { continue }
            all[position] = CatalogEntries.Shared(alert.entry.versioned(chain.version))
            standIns[position] = all.count..<all.count + chain.entries.count
            all += chain.entries.map(CatalogEntries.Shared.init)
        }
        entries = CatalogEntries(all)
        self.standIns = standIns
        self.alerts = entries.prefix(alerts.count)
        positions =
            previous?.positions(ifAlertsAre: alerts)
            ?? Dictionary(uniqueKeysWithValues: alerts.enumerated().map { ($0.element.entry.id, $0.offset) })
        self.coverage = coverage
    }

    /// Looking at each alert costs much less than hashing its id.
    private func positions(ifAlertsAre others: [CatalogEntries.Shared]) -> [String: Int]? {
        let areSame =
            alerts.count == others.count
            && alerts.indices.allSatisfy { position in
                entries.hasEntry(others[position], at: position)
                    || entries[position].id == others[position].entry.id
            }
        return areSame ? positions : nil
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
