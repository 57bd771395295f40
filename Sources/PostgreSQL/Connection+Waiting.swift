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
        try unsafe withHandle { (handle) throws(PostgreSQLError) in
            let events = orRoom ? POLLIN | POLLOUT : POLLIN
            var entry = pollfd(fd: unsafe PQsocket(handle), events: Int16(events), revents: 0)
            guard entry.fd >= 0 else { throw lost() }
            let count = unsafe poll(&entry, 1, Int32(clamping: time.milliseconds))
            guard count != 0 else { return false }
            // Interrupted by a signal: the caller looks again.
            guard count > 0 else { return true }
            if Int32(entry.revents) != POLLOUT, unsafe PQconsumeInput(handle) == 0 { throw lost() }
            return true
        }
    }

    /// What the library last said, as the failure of a connection that is gone.
    func lost() -> PostgreSQLError {
        PostgreSQLError(.connectionLost, "the connection to the server was lost: \(lastMessage)")
    }
}
