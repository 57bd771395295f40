package import AlertCatalog
import Synchronization

/// What the service says of itself to orchestrators.
package final class ServiceStatus: Sendable {
    package enum Phase: String, Sendable {
        case starting
        /// ICU's data is not whole: the service would answer in the wrong language or with wrong plurals.
        case selfCheckFailed = "self-check-failed"
        case serving
        case draining
    }

    package struct State: Sendable {
        package var phase = Phase.starting
        /// What is wrong while the service goes on with the last good catalog.
        package var faults: [Diagnostic] = []
    }

    private let state = Mutex(State())

    package init() {}

    package var current: State { state.withLock { $0 } }

    package func enter(_ phase: Phase) {
        state.withLock { $0.phase = phase }
    }

    /// Ends the start: serves when the self-check found nothing, and else says for good what it found.
    package func finishSelfCheck(_ faults: [String]) {
        state.withLock {
            $0.phase = faults.isEmpty ? .serving : .selfCheckFailed
            $0.faults += faults.map { Diagnostic("self-check.failed", file: "ICU", message: $0) }
        }
    }

    package func report(_ faults: [Diagnostic]) {
        state.withLock { $0.faults = faults }
    }
}
