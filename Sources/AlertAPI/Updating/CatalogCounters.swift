import FoundationEssentials
import OperatingSystem
import Synchronization

/// What has happened to the catalog since the start.
package final class CatalogCounters: Sendable {
    /// A load that gave a catalog to serve.
    struct Load {
        /// When it ended, in seconds since 1970.
        let time: Double
        /// In seconds.
        let duration: Double
    }

    private struct Moments {
        var lastLoad: Load?
        /// In seconds since 1970.
        var lastReplacement: Double?
    }

    private let loadCount = Atomic(0)
    private let failureCount = Atomic(0)
    private let replacementCount = Atomic(0)
    private let moments = Monitor(Moments())

    package init() {}

    /// How often the store was asked for the catalog.
    package var loads: Int { loadCount.load(ordering: .relaxed) }
    /// How often that gave none that can be served.
    package var failures: Int { failureCount.load(ordering: .relaxed) }
    /// How often another catalog came to be served; the first is one.
    package var replacements: Int { replacementCount.load(ordering: .relaxed) }

    var lastLoad: Load? { moments.withLock { $0.lastLoad } }
    var lastReplacement: Double? { moments.withLock { $0.lastReplacement } }

    func countLoad() { loadCount.add(1, ordering: .relaxed) }
    func countFailure() { failureCount.add(1, ordering: .relaxed) }

    func countReplacement() {
        replacementCount.add(1, ordering: .relaxed)
        moments.withLock { $0.lastReplacement = Date.now.timeIntervalSince1970 }
    }

    func finishLoad(since start: ContinuousClock.Instant) {
        let load = Load(time: Date.now.timeIntervalSince1970, duration: (ContinuousClock.now - start) / .seconds(1))
        moments.withLock { $0.lastLoad = load }
    }
}
