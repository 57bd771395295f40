/// What a registry holds under its lock.
struct RegisteredConnections {
    private struct Entry {
        let connection: Connection
        /// Counts those that were accepted.
        let number: Int
        /// Whether it is shut down, and only waits for the library to see it.
        var isEnded = false
    }

    private struct Candidate {
        let connection: Connection
        let status: Connection.Status
        /// Counts those that were accepted.
        let number: Int

        var age: (order: Int, number: Int) { (status.order, number) }
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// Connections that are counted, by network, without those that are shut down.
    private var networks: [ClientAddress: [ObjectIdentifier: Connection]] = [:]
    private var accepted = 0
    private var ending = 0
    /// The oldest at the last look at all, the oldest last. As long as they have done nothing since, they still are.
    private var candidates: [Candidate] = []

    /// How many are not shut down.
    var alive: Int { entries.count - ending }

    var all: [Connection] { entries.values.map(\.connection) }

    func count(of network: ClientAddress) -> Int { networks[network]?.count ?? 0 }

    mutating func insert(_ connection: Connection) {
        accepted += 1
        let key = ObjectIdentifier(connection)
        entries[key] = Entry(connection: connection, number: accepted)
        if connection.isCounted { networks[connection.peer.network, default: [:]][key] = connection }
    }

    mutating func remove(_ connection: Connection) {
        guard let entry = entries.removeValue(forKey: ObjectIdentifier(connection)) else { return }
        if entry.isEnded { ending -= 1 } else { uncount(connection) }
    }

    /// Shuts a connection down, unless it has gone on since it was looked at.
    ///
    /// - Returns: whether it did.
    mutating func end(_ connection: Connection, ifStill seen: Connection.Status) -> Bool {
        guard connection.claimEnd(ifStill: seen) else { return false }
        end(connection)
        return true
    }

    /// Shuts a connection down, whatever it does.
    mutating func end(_ connection: Connection) {
        let key = ObjectIdentifier(connection)
        guard let entry = entries[key], !entry.isEnded else { return }
        entries[key]?.isEnded = true
        ending += 1
        uncount(connection)
        connection.shutDown()
    }

    private mutating func uncount(_ connection: Connection) {
        guard connection.isCounted else { return }
        let network = connection.peer.network
        networks[network]?[ObjectIdentifier(connection)] = nil
        if networks[network]?.isEmpty == true { networks[network] = nil }
    }

    /// Those that wait for more of a request from a client that sends no more.
    func abandoned() -> [(Connection, Connection.Status)] {
        let waiting = entries.values.lazy.filter { !$0.isEnded }.map { ($0.connection, $0.connection.status) }
            .filter { $0.1.phase.isIdle || $0.1.phase == .receiving }
        return Connection.withClosedInput(Array(waiting))
    }

    /// Ends the one of a network that has been idle for the longest time.
    ///
    /// - Returns: whether there was one.
    mutating func endOldestIdle(of network: ClientAddress, besides new: Connection) -> Bool {
        let members = (networks[network] ?? [:]).values.filter { $0 !== new }
        return members.compactMap(candidate).sorted { $0.age < $1.age }.contains { end($0) }
    }

    /// Ends the one that has been idle for the longest time. A crowd may ask for one after the other: not each time are
    /// all looked at.
    ///
    /// - Returns: whether there was one.
    mutating func endOldestIdle(besides new: Connection) -> Bool {
        if endNextCandidate(besides: new) { return true }
        candidates = Array(entries.values.map(\.connection).compactMap(candidate).sorted { $0.age > $1.age }.suffix(64))
        return endNextCandidate(besides: new)
    }

    private mutating func endNextCandidate(besides new: Connection) -> Bool {
        while let next = candidates.popLast() {
            if next.connection !== new, entries[ObjectIdentifier(next.connection)]?.isEnded == false, end(next) {
                return true
            }
        }
        return false
    }

    /// A request that is on its way must not be lost.
    private mutating func end(_ candidate: Candidate) -> Bool {
        !candidate.connection.hasUnreadBytes && end(candidate.connection, ifStill: candidate.status)
    }

    /// `nil` when it is not idle, or gone.
    private func candidate(_ connection: Connection) -> Candidate? {
        guard let entry = entries[ObjectIdentifier(connection)], !entry.isEnded else { return nil }
        let status = connection.status
        return status.phase.isIdle ? Candidate(connection: connection, status: status, number: entry.number) : nil
    }
}
