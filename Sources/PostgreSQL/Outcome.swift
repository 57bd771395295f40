internal import CPostgreSQL

/// What the server answered to one statement, or one row of it: a `PGresult`.
@safe struct Outcome: ~Copyable {
    private let handle: OpaquePointer

    init(adopting handle: OpaquePointer) {
        unsafe self.handle = unsafe handle
    }

    deinit {
        unsafe PQclear(handle)
    }

    /// Whether it is one row of more that may follow.
    var isRow: Bool {
        unsafe PQresultStatus(handle) == PGRES_SINGLE_TUPLE
    }

    /// Rows that were inserted, updated or deleted.
    var affectedRows: Int {
        unsafe Int(String(cString: PQcmdTuples(handle))) ?? 0
    }

    /// What the server says that it did: `COMMIT`, `INSERT 0 1`.
    var command: String {
        unsafe String(cString: PQcmdStatus(handle))
    }

    func row() -> Row {
        unsafe Row(of: handle)
    }

    /// Nil when the statement succeeded.
    ///
    /// The server's message alone is told: its details quote the values of the row that was refused, and so do
    /// messages on values.
    var failure: PostgreSQLError? {
        switch unsafe PQresultStatus(handle) {
        case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_SINGLE_TUPLE: return nil
        default: break
        }
        guard let state = field(shim_field_sqlstate) else {
            return PostgreSQLError(.connectionLost, "the connection was lost")
        }
        let code = PostgreSQLError.Code(sqlState: state)
        let message = code == .badValue ? "a value is not one that the column can hold" : field(shim_field_message)
        return PostgreSQLError(code, "\(message ?? "the statement failed") (SQLSTATE \(state))")
    }

    private func field(_ name: Int32) -> String? {
        unsafe PQresultErrorField(handle, name).map { unsafe String(cString: $0) }
    }
}
