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
    /// Every locale that some alert has a text in, sorted.
    package let coverage: [Coverage]
    private let frame: CatalogFrame
    /// The positions of what stands in for the alert at a position, in the order of preference.
    private let standIns: [Int: Range<Int>]

    init(_ frame: CatalogFrame, _ definitions: CompiledDefinitions, _ chains: [StandIns.Chain], coverage: [Coverage]) {
        self.frame = frame
        sourceLocale = frame.tables.sourceLocale
        defaultLocale = frame.tables.defaultLocale
        let alerts = CatalogEntries(definitions.chunks)
        var standIns: [Int: Range<Int>] = [:]
        var replacements: [CatalogEntries.Replacement] = []
        var end = alerts.alertCount
        for chain in chains {
            guard let position = alerts.position(of: chain.alert.entry.id) else { continue }
            replacements.append(.init(position: position, alert: chain.alert, standIns: chain.standIns))
            standIns[position] = end..<end + chain.standIns.count
            end += chain.standIns.count
        }
        entries = chains.isEmpty ? alerts : CatalogEntries(definitions.chunks, replacing: replacements)
        self.standIns = standIns
        self.coverage = coverage
    }

    /// Sorted by id, bytewise; they are the first of `entries`.
    package var alerts: CatalogEntries.SubSequence { entries.prefix(entries.alertCount) }

    /// Whether entries of this catalog may be entries of the other: it has the same shared tables and the same locales.
    package func sharesEntries(with other: Catalog) -> Bool { frame === other.frame }

    /// The position of an alert in `entries`.
    package func position(of id: String) -> Int? { entries.position(of: id) }

    /// The position of what a client gets for the alert at a position: the alert, or one that stands in for it.
    package func position(of position: Int, for abilities: ClientAbilities) -> Int {
        guard let others = standIns[position], !entries[position].isPossible(for: abilities) else { return position }
        return others.first { entries[$0].isPossible(for: abilities) } ?? others.upperBound - 1
    }

    package subscript(id id: String) -> CatalogEntry? {
        position(of: id).map { entries[$0] }
    }

    /// Whether this very alert is in the catalog, so that what was made of it then is still right.
    package func holds(_ alert: CatalogEntries.Shared) -> Bool {
        position(of: alert.entry.id).map { entries.reference(at: $0) === alert } ?? false
    }

    /// The position of the first alert whose id is this one or comes after it.
    package func position(notBefore id: String) -> Int { entries.position(notBefore: id) }

    /// The position of the first alert whose id comes after this one.
    package func position(after id: String) -> Int {
        let position = entries.position(notBefore: id)
        return position < entries.alertCount && entries[position].id == id ? position + 1 : position
    }
}
