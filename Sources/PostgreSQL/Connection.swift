internal import CPostgreSQL
internal import Synchronization

/// One connection to a server, for one thread at a time: whoever breaks this is stopped.
///
/// Nothing here waits without an end: the server is asked to give up on a statement after `patience`, and one that says
/// nothing for a while longer is given up on.
@safe package final class Connection: Sendable {
    /// The library does not lock it; `withHandle` sees to it that no two threads are in a call.
    nonisolated(unsafe) private let handle: OpaquePointer
    private let isInUse = Atomic(false)
    /// For how long the server may say nothing while it owes an answer.
    let silence: Duration

    /// - Parameters:
    ///   - application: what the server's own lists call this connection.
    ///   - patience: how long a statement may take, a wait for a lock included.
    /// - Throws: `authentication` or `cannotConnect`.
    package init(_ location: Location, application: String, patience: Duration) throws(PostgreSQLError) {
        // What stands before the URL gives way to what it says, what stands after goes before it.
        let options = [
            ("application_name", application), ("connect_timeout", "5"), ("keepalives_idle", "10"),
            ("keepalives_interval", "5"), ("keepalives_count", "3"), ("tcp_user_timeout", "25000"),
            ("dbname", location.url), ("client_encoding", "UTF8"),
        ]
        guard let handle = unsafe Self.connect(options) else { throw PostgreSQLError(.cannotConnect, "no memory left") }
        unsafe self.handle = handle
        silence = patience + .seconds(5)
        guard unsafe PQstatus(handle) == CONNECTION_OK else { throw unsafe Self.connectFailure(handle, location) }
        unsafe PQsetNoticeReceiver(handle, noticeReceived, nil)
        unsafe PQsetnonblocking(handle, 1)
        let limit = Value.text(String(patience.milliseconds))
        try execute(
            "SELECT set_config('statement_timeout', $1, false), set_config('lock_timeout', $1, false), "
                + "set_config('idle_in_transaction_session_timeout', $1, false)",
            [limit])
    }

    deinit {
        unsafe PQfinish(handle)
    }

    /// Whether it is as good as a new one. Also true when the connection was lost and nobody has noticed yet.
    package var isUsable: Bool {
        withHandle { unsafe PQstatus($0) == CONNECTION_OK && PQtransactionStatus($0) == PQTRANS_IDLE }
    }

    /// Whether a transaction has begun and has not ended.
    package var isInTransaction: Bool {
        withHandle { unsafe [PQTRANS_INTRANS, PQTRANS_INERROR].contains(PQtransactionStatus($0)) }
    }

    /// What to wait for input on, together with other descriptors; -1 when the connection was lost.
    package var descriptor: Int32 {
        withHandle { unsafe PQsocket($0) }
    }

    /// Lends the handle to functions of the library.
    @safe func withHandle<Result: ~Copyable, Failure: Error>(
        _ body: (OpaquePointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let wasFree = isInUse.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged
        precondition(wasFree, "two threads use one connection")
        defer { isInUse.store(false, ordering: .releasing) }
        return try unsafe body(handle)
    }

    private static func connect(_ options: [(String, String)]) -> OpaquePointer? {
        unsafe withCStrings(options.map(\.0)) { keywords in
            unsafe withCStrings(options.map(\.1)) { values in
                unsafe PQconnectdbParams(keywords, values, 1)
            }
        }
    }

    /// The library keeps the server's code for itself, so the reason is read from its English words.
    private static func connectFailure(_ handle: OpaquePointer, _ location: Location) -> PostgreSQLError {
        let message = unsafe lastMessage(handle)
        let isRefused = unsafe PQconnectionNeedsPassword(handle) == 1 || message.contains("authentication failed")
        return PostgreSQLError(
            isRefused ? .authentication : .cannotConnect, "no connection to \(location): \(message)")
    }
}

/// What the library last said of a connection, without the indented lines of advice.
func lastMessage(_ handle: OpaquePointer) -> String {
    unsafe String(cString: PQerrorMessage(handle)).split(separator: "\n").filter { !$0.hasPrefix("\t") }
        .joined(separator: "; ")
}

/// Called by the library, on the thread that reads, for what the server remarks; nothing of it is of use to us, and
/// the library would print it.
private func noticeReceived(context: UnsafeMutableRawPointer?, result: OpaquePointer?) {}

extension Duration {
    var milliseconds: Int64 {
        components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    }
}
