internal import CPostgreSQL

/// What a session that listens is told when another one, or itself, has committed a `NOTIFY`.
package struct Notification: Hashable, Sendable {
    package let channel: String
    package let payload: String
}

extension Connection {
    /// Is told of notifications from now on, as long as the connection lasts.
    package func listen(to channel: String) throws(PostgreSQLError) {
        // A name cannot be bound.
        let name = channel.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
        try execute("LISTEN \"\(name)\"")
    }

    /// Tells all who listen, when the transaction that runs is committed, or at once.
    package func notify(_ channel: String, _ payload: String = "") throws(PostgreSQLError) {
        try execute("SELECT pg_notify($1, $2)", [.text(channel), .text(payload)])
    }

    /// Waits until there are notifications, or for the time given.
    ///
    /// A connection that dies silently is not noticed here: `ping` from time to time.
    ///
    /// - Throws: `connectionLost`.
    package func notifications(waiting time: Duration) throws(PostgreSQLError) -> [Notification] {
        let end = ContinuousClock.now + time
        var arrived = try takeNotifications()
        // Also when there is no time to wait, what the system holds for us is taken in.
        while arrived.isEmpty, try waitForInput(for: max(ContinuousClock.now.duration(to: end), .zero)) {
            arrived = try takeNotifications()
        }
        return arrived
    }

    private func takeNotifications() throws(PostgreSQLError) -> [Notification] {
        try withHandle { (handle) throws(PostgreSQLError) in
            var arrived: [Notification] = []
            while let entry = unsafe PQnotifies(handle) {
                unsafe arrived.append(
                    Notification(
                        channel: String(cString: entry.pointee.relname), payload: String(cString: entry.pointee.extra)))
                unsafe PQfreemem(entry)
            }
            return arrived
        }
    }
}
