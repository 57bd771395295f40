package import AlertCatalog
import OperatingSystem

/// What the service says of itself to orchestrators.
package final class ServiceStatus: Sendable {
    package enum Phase: String, Sendable {
        case starting
        /// ICU's data is not whole, so that the service would answer in the wrong language or with wrong plurals, or the
        /// HTTP library is not one whose requests can be checked.
        case selfCheckFailed = "self-check-failed"
        case serving
        case draining
    }

    package struct State: Sendable {
        package let phase: Phase
        /// What is wrong while the service goes on with the last good catalog.
        package let faults: [Diagnostic]
    }

    /// What the phase follows from.
    private struct Facts {
        /// `nil` until the check has been made.
        var selfCheck: [Diagnostic]?
        var hasCatalog = false
        var isDraining = false
        var faults: [Diagnostic] = []
        var unstored: Diagnostic?

        var allFaults: [Diagnostic] {
            let others = (selfCheck ?? []) + faults
            // A store that is away is told of once.
            guard let unstored, !others.contains(where: { $0.code == unstored.code }) else { return others }
            return others + [unstored]
        }

        var phase: Phase {
            guard !isDraining else { return .draining }
            guard let selfCheck else { return .starting }
            if !selfCheck.isEmpty { return .selfCheckFailed }
            return hasCatalog ? .serving : .starting
        }
    }

    private let facts = Monitor(Facts())

    package init() {}

    package var current: State {
        facts.withLock { State(phase: $0.phase, faults: $0.allFaults) }
    }

    /// For good: one that found something keeps the service from ever being ready.
    ///
    /// - Parameter faults: by the library that they are about.
    package func finishSelfCheck(_ faults: [String: [String]]) {
        let found = faults.sorted { $0.key < $1.key }.flatMap { library, sentences in
            sentences.map { Diagnostic("self-check.failed", file: library, message: $0) }
        }
        facts.withLock { $0.selfCheck = found }
    }

    /// There is a catalog to serve, from now on.
    package func serveCatalog() {
        facts.withLock { $0.hasCatalog = true }
    }

    /// What keeps the store's catalog from being served; none when it is.
    package func report(_ faults: [Diagnostic]) {
        facts.withLock { $0.faults = faults }
    }

    /// What kept the last change from being stored; `nil` when it was.
    package func reportUnstored(_ error: CatalogStoreError?) {
        facts.withLock { $0.unstored = error.map { Diagnostic(storeError: $0) } }
    }

    package func drain() {
        facts.withLock { $0.isDraining = true }
    }
}
