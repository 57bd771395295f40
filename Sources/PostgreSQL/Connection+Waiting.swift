internal import CPostgreSQL

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension Connection {
    /// Waits for the server as long as it may be silent, and takes in what it sends.
    func wait(forWriting: Bool) throws(PostgreSQLError) {
        guard try waitForInput(for: silence, orRoom: forWriting) else {
            throw PostgreSQLError(.timedOut, "the server has not answered for \(silence)")
        }
    }

    /// Waits for the server to send something, and takes it in.
    ///
    /// - Parameter orRoom: ends the wait also when there is room for what is to be sent.
    /// - Returns: false when the time ran out.
    func waitForInput(for time: Duration, orRoom: Bool = false) throws(PostgreSQLError) -> Bool {
        let events = orRoom ? POLLIN | POLLOUT : POLLIN
        var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
        let count = unsafe entry.fd < 0 ? 1 : poll(&entry, 1, Int32(clamping: time.milliseconds))
        guard count != 0 else { return false }
        // Not so when a signal has interrupted the wait: the caller looks again.
        if count > 0, Int32(entry.revents) != POLLOUT { try takeInput() }
        return true
    }

    private func takeInput() throws(PostgreSQLError) {
        try withHandle { (handle) throws(PostgreSQLError) in
            guard unsafe PQconsumeInput(handle) == 1 else { throw unsafe lost(handle) }
        }
    }
}

/// What the library last said, as the failure of a connection that is gone.
func lost(_ handle: OpaquePointer) -> PostgreSQLError {
    unsafe PostgreSQLError(.connectionLost, "the connection to the server was lost: \(lastMessage(handle))")
}
