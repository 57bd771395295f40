/// The entries of one catalog.
///
/// Each is behind a reference, so that the next catalog takes over 100,000 entries without copying one.
package struct CatalogEntries: RandomAccessCollection, Sendable {
    final class Shared: Sendable {
        let entry: CatalogEntry

        init(_ entry: CatalogEntry) {
            self.entry = entry
        }
    }

    private let shared: [Shared]

    init(_ shared: [Shared]) {
        self.shared = shared
    }

    /// Whether it is the very entry; `false` says nothing.
    func hasEntry(_ entry: Shared, at position: Int) -> Bool { shared[position] === entry }

    package var startIndex: Int { 0 }
    package var endIndex: Int { shared.count }

    package subscript(position: Int) -> CatalogEntry {
        _read { yield shared[position].entry }
    }
}
