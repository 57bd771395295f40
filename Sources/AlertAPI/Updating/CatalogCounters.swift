import Synchronization

/// What has happened to the catalog since the start.
package final class CatalogCounters: Sendable {
    private let loadCount = Atomic(0)
    private let failureCount = Atomic(0)
    private let replacementCount = Atomic(0)

    /// How often the store was asked for the catalog.
    package var loads: Int { loadCount.load(ordering: .relaxed) }
    /// How often that gave none that can be served.
    package var failures: Int { failureCount.load(ordering: .relaxed) }
    /// How often another catalog came to be served; the first is one.
    package var replacements: Int { replacementCount.load(ordering: .relaxed) }

    func countLoad() { loadCount.add(1, ordering: .relaxed) }
    func countFailure() { failureCount.add(1, ordering: .relaxed) }
    func countReplacement() { replacementCount.add(1, ordering: .relaxed) }
}
