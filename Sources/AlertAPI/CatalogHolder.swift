package import AlertCatalog
import OperatingSystem
import Synchronization

/// The catalog that is served now.
///
/// Workers keep a reference of their own and look here only when `generation` has moved, so that a read touches
/// nothing that anybody writes.
package final class CatalogHolder: Sendable {
    private let catalog = Monitor<(catalog: Catalog?, revision: Int?)>((nil, nil))
    private let count = Atomic(0)
    /// Catalogs that were replaced and may still be read.
    private let retired = Monitor<[Catalog]>([])

    package init() {}

    /// Moves whenever there is another catalog.
    package var generation: Int { count.load(ordering: .acquiring) }

    /// `nil` until the first catalog is there.
    package var current: Catalog? { served.catalog }

    /// With the revision that it came from, in a store that counts them.
    package var served: (catalog: Catalog?, revision: Int?) { catalog.withLock { $0 } }

    /// Notes a later revision that says the same.
    package func confirm(revision: Int?) {
        catalog.withLock { $0.revision = revision }
    }

    package func replace(with new: Catalog, revision: Int? = nil) {
        let old = catalog.withLock { catalog in
            defer { catalog = (new, revision) }
            return catalog.catalog
        }
        count.add(1, ordering: .releasing)
        if let old { retired.withLock { $0.append(old) } }
        releaseRetired()
    }

    /// Frees the catalogs that nobody reads any more. Freeing a large one takes its time, which is that of whoever calls
    /// this and not of the last worker that had one.
    package func releaseRetired() {
        let unread = retired.withLock { retired in
            var unread: [Catalog] = []
            for place in retired.indices.reversed() where isKnownUniquelyReferenced(&retired[place]) {
                unread.append(retired.remove(at: place))
            }
            return unread
        }
        _ = consume unread
    }
}
