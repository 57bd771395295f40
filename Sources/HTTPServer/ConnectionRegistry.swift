import OperatingSystem
import Synchronization

/// All connections of a server, and what each may take of it.
///
/// The lock is taken for a connection that comes or goes, and by the thread that ends connections; never for a request.
/// A socket is shut down under it, since one that is not registered any more may be somebody else's.
final class ConnectionRegistry: Sendable {
    private let content = Monitor(RegisteredConnections())
    let connections = ConnectionCount()
    private let limits: Limits
    private let clock = Atomic(0)
    private let start = ContinuousClock.now

    init(_ limits: Limits) {
        self.limits = limits
    }

    /// Milliseconds since the registry was made, as of the last tick: a look at it costs a request next to nothing.
    var now: Int { clock.load(ordering: .relaxed) }

    func tick() {
        clock.store(Int((ContinuousClock.now - start) / .milliseconds(1)), ordering: .relaxed)
    }

    /// Takes a new connection, for which an older one may have to go.
    func add(_ connection: Connection) {
        let most = Int(limits.connections)
        connections.add(1)
        content.withLock { content in
            content.insert(connection)
            if connection.isCounted, content.count(of: connection.peer.network) > limits.connectionsPerAddress {
                if !content.endOldestIdle(of: connection.peer.network, besides: connection) { content.end(connection) }
            }
            guard content.alive > most - most / 10 else { return }
            if !content.endOldestIdle(besides: connection), content.alive > most { content.end(connection) }
        }
    }

    func remove(_ connection: Connection) {
        connections.add(-1)
        content.withLock { $0.remove(connection) }
    }

    /// Those that the calling thread serves, and can look into.
    var servedByThisThread: [Connection] {
        content.withLock { content in content.all.filter(\.isServedByThisThread) }
    }

    /// Ends all connections of a listener that stops.
    func endAll(of listener: ObjectIdentifier) {
        content.withLock { content in
            for connection in content.all where connection.listener == listener { content.end(connection) }
        }
    }

    /// Ends the connections whose time is over, and those whose client is gone before its request was whole: the library
    /// does not see an end that comes together with the last bytes.
    func sweep() {
        content.withLock { content in
            for (connection, status) in content.abandoned() { _ = content.end(connection, ifStill: status) }
            for connection in content.all {
                let status = connection.status
                guard let time = limits.time(for: status.phase), now - status.since > time else { continue }
                // What came in the last moment is answered.
                if status.phase != .idle || !connection.hasUnreadBytes { _ = content.end(connection, ifStill: status) }
            }
        }
    }
}

extension Limits {
    /// Milliseconds.
    fileprivate func time(for phase: Connection.Phase) -> Int? {
        switch phase {
        case .opened: Int(headTimeout) * 1000
        case .idle: Int(idleTimeout) * 1000
        case .receiving, .sending: Int(bodyTimeout) * 1000
        case .working, .ended: nil
        }
    }
}
