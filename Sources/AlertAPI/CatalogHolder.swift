package import AlertCatalog
import Synchronization

/// The catalog that is served now.
///
/// Workers keep a reference of their own and look here only when `generation` has moved, so that a read touches
/// nothing that anybody writes.
package final class CatalogHolder: Sendable {
    private let catalog = Mutex<(catalog: Catalog?, revision: Int?)>((nil, nil))
    private let count = Atomic(0)

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
        catalog.withLock { $0 = (new, revision) }
        count.add(1, ordering: .releasing)
    }
}
