/// The entries of one catalog: its alerts in the order of their ids, and after them those that stand in for one of them.
///
/// Each is behind a reference, and the references are in the chunks of the definitions, so that the next catalog takes
/// over 100,000 entries for the price of a few hundred references.
package struct CatalogEntries: RandomAccessCollection, Sendable {
    /// One entry, the same object in each catalog for which it is the same, so that it is compared by its address.
    package final class Shared: Sendable, Hashable {
        package let entry: CatalogEntry

        init(_ entry: CatalogEntry) {
            self.entry = entry
        }

        package static func == (left: Shared, right: Shared) -> Bool { left === right }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(self))
        }
    }

    /// What an alert is in this catalog, when others stand in for it: its version is that of all of them.
    struct Replacement {
        let position: Int
        let alert: Shared
        let standIns: [Shared]
    }

    private let chunks: [DefinitionChunk]
    /// The position of each chunk's first alert.
    private let starts: [Int]
    private let replaced: [Int: Shared]
    private let standIns: [Shared]
    let alertCount: Int

    init(_ chunks: [DefinitionChunk], replacing replacements: [Replacement] = []) {
        self.chunks = chunks.filter { !$0.alerts.isEmpty }
        var starts: [Int] = []
        var count = 0
        for chunk in self.chunks {
            starts.append(count)
            count += chunk.alerts.count
        }
        self.starts = starts
        alertCount = count
        replaced = Dictionary(uniqueKeysWithValues: replacements.map { ($0.position, $0.alert) })
        standIns = replacements.flatMap(\.standIns)
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { alertCount + standIns.count }

    package subscript(position: Int) -> CatalogEntry {
        _read { yield reference(at: position).entry }
    }

    package func reference(at position: Int) -> Shared {
        guard position < alertCount else { return standIns[position - alertCount] }
        if !replaced.isEmpty, let alert = replaced[position] { return alert }
        let chunk = starts.partitioningIndex { $0 > position } - 1
        return chunks[chunk].alerts[position - starts[chunk]]
    }

    /// The position of an alert.
    func position(of id: String) -> Int? {
        let place = position(notBefore: id)
        return place < alertCount && self[place].id == id ? place : nil
    }

    /// The position of the first alert whose id is this one or comes after it.
    func position(notBefore id: String) -> Int {
        let chunk = chunks.partitioningIndex { $0.alerts[0].entry.id > id } - 1
        guard chunk >= 0 else { return 0 }
        return starts[chunk] + chunks[chunk].alerts.partitioningIndex { $0.entry.id >= id }
    }
}
