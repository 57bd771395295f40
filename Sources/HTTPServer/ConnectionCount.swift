import Synchronization

/// How many connections a server has open.
package final class ConnectionCount: Sendable {
    private let count = Atomic(0)

    package var open: Int { count.load(ordering: .relaxed) }

    func add(_ change: Int) {
        count.add(change, ordering: .relaxed)
    }
}
