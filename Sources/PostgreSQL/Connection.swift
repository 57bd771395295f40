internal import CPostgreSQL

/// One connection to a server. It is used by one thread at a time.
///
/// Nothing here waits without an end: the server is asked to give up on a statement after `patience`, and one that says
/// nothing for a while longer is given up on.
@safe package final class Connection {
    private let handle: OpaquePointer
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
        guard unsafe PQstatus(handle) == CONNECTION_OK else { throw connectFailure(location) }
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
        unsafe PQstatus(handle) == CONNECTION_OK && PQtransactionStatus(handle) == PQTRANS_IDLE
    }

    /// Whether a transaction has begun and has not ended.
    package var isInTransaction: Bool {
        unsafe [PQTRANS_INTRANS, PQTRANS_INERROR].contains(PQtransactionStatus(handle))
    }

    /// What the library last said of this connection.
    var lastMessage: String {
        // Behind the lines of what happened stand indented ones of advice.
        unsafe String(cString: PQerrorMessage(handle)).split(separator: "\n").filter { !$0.hasPrefix("\t") }
            .joined(separator: "; ")
    }

    /// Lends the handle to a function of the library.
    func withHandle<Result: ~Copyable>(
        _ body: (OpaquePointer) throws(PostgreSQLError) -> Result
    ) throws(PostgreSQLError) -> Result {
        try unsafe body(handle)
    }

    private static func connect(_ options: [(String, String)]) -> OpaquePointer? {
        unsafe withCStrings(options.map(\.0)) { keywords in
            unsafe withCStrings(options.map(\.1)) { values in
                unsafe PQconnectdbParams(keywords, values, 1)
            }
        }
    }

    /// The library keeps the server's code for itself, so the reason is read from its English words.
    private func connectFailure(_ location: Location) -> PostgreSQLError {
        let message = lastMessage
        let isRefused = unsafe PQconnectionNeedsPassword(handle) == 1 || message.contains("authentication failed")
        return PostgreSQLError(
            isRefused ? .authentication : .cannotConnect, "no connection to \(location): \(message)")
    }
}

/// Called by the library, on the thread that reads, for what the server remarks; nothing of it is of use to us, and
/// the library would print it.
private func noticeReceived(context: UnsafeMutableRawPointer?, result: OpaquePointer?) {}

extension Duration {
    var milliseconds: Int64 {
        components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    }
}
