import Synchronization

/// All connections of a server, and what each may take of it.
///
/// The lock is taken for a connection that comes or goes, and by the thread that ends connections; never for a request.
/// A socket is shut down under it, since one that is not registered any more may be somebody else's.
final class ConnectionRegistry: Sendable {
    fileprivate struct Content {
        var connections: [ObjectIdentifier: Entry] = [:]
        var accepted = 0
        /// How many are shut down, and only wait for the library to see it.
        var ending = 0
        /// Connections that are counted, by network, without those that are shut down.
        var counts: [ClientAddress: Int] = [:]

        var alive: Int { connections.count - ending }
    }

    fileprivate struct Entry {
        let connection: Connection
        /// Counts those that were accepted.
        let number: Int
        var isEnded = false
    }

    private let content = Mutex(Content())
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
        content.withLock { content in
            content.accepted += 1
            content.connections[ObjectIdentifier(connection)] = Entry(connection: connection, number: content.accepted)
            if connection.isCounted {
                let network = connection.peer.network
                let count = content.counts[network, default: 0] + 1
                content.counts[network] = count
                if count > limits.connectionsPerAddress {
                    content.makeRoom(for: connection) { $0.isCounted && $0.peer.network == network }
                }
            }
            let most = Int(limits.connections)
            if content.alive > most - most / 10 {
                content.makeRoom(for: connection, orEnd: content.alive > most) { _ in true }
            }
        }
    }

    func remove(_ connection: Connection) {
        content.withLock { content in
            guard let entry = content.connections.removeValue(forKey: ObjectIdentifier(connection)) else { return }
            if entry.isEnded { content.ending -= 1 } else { content.uncount(connection) }
        }
    }

    /// Those that the calling thread serves, and can look into.
    var servedByThisThread: [Connection] {
        content.withLock { $0.connections.values.map(\.connection).filter(\.isServedByThisThread) }
    }

    /// Ends the connections whose time is over.
    func sweep() {
        content.withLock { content in
            for (key, entry) in content.connections where !entry.isEnded {
                let (phase, since, _) = entry.connection.current
                guard let time = limits.time(for: phase), now - since > time else { continue }
                // What came in the last moment is answered.
                if phase != .idle || !entry.connection.hasUnreadBytes { content.end(key) }
            }
        }
    }
}

extension ConnectionRegistry.Content {
    /// Ends the connection that has been idle for the longest time, or else the new one.
    mutating func makeRoom(
        for new: Connection, orEnd isNeeded: Bool = true, among isCandidate: (Connection) -> Bool
    ) {
        var oldest: (key: ObjectIdentifier, age: (Int, Int))?
        for (key, entry) in connections where !entry.isEnded && entry.connection !== new {
            let (phase, _, order) = entry.connection.current
            let age = (order, entry.number)
            guard phase.isIdle, age < oldest?.age ?? (.max, .max), isCandidate(entry.connection) else { continue }
            // A request that is on its way must not be lost.
            if !entry.connection.hasUnreadBytes { oldest = (key, age) }
        }
        if let oldest { end(oldest.key) } else if isNeeded { end(ObjectIdentifier(new)) }
    }

    mutating func end(_ key: ObjectIdentifier) {
        guard let entry = connections[key], !entry.isEnded else { return }
        connections[key]?.isEnded = true
        ending += 1
        uncount(entry.connection)
        entry.connection.shutDown()
    }

    mutating func uncount(_ connection: Connection) {
        guard connection.isCounted, let count = counts[connection.peer.network] else { return }
        counts[connection.peer.network] = count > 1 ? count - 1 : nil
    }
}

extension Limits {
    /// Milliseconds.
    fileprivate func time(for phase: Connection.Phase) -> Int? {
        switch phase {
        case .opened: Int(headTimeout) * 1000
        case .idle: Int(idleTimeout) * 1000
        case .receiving, .sending: Int(bodyTimeout) * 1000
        case .working: nil
        }
    }
}
