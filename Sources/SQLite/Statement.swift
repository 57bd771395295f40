internal import CSQLite

/// One statement, compiled for one connection, to be run any number of times.
///
/// The connection may be released first: the library keeps what of it is needed until its last statement is gone.
@safe final class Statement: Sendable {
    /// Its connection was opened so that the library locks it in every call.
    nonisolated(unsafe) private let handle: OpaquePointer
    /// As `handle`.
    nonisolated(unsafe) private let connection: OpaquePointer

    init(_ sql: String, on connection: OpaquePointer) throws(SQLiteError) {
        var handle: OpaquePointer?
        let status = unsafe sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
        guard status == SQLITE_OK, let handle = unsafe handle else { throw unsafe SQLiteError(of: connection) }
        unsafe self.handle = handle
        unsafe self.connection = unsafe connection
    }

    deinit {
        unsafe sqlite3_finalize(handle)
    }

    /// Runs it from its start, with a value for each parameter, until its end or until `body` answers false.
    func run(_ values: [Value], _ body: (borrowing Row) throws(SQLiteError) -> Bool) throws(SQLiteError) {
        defer {
            unsafe sqlite3_reset(handle)
            unsafe sqlite3_clear_bindings(handle)
        }
        try bind(values)
        while try step() {
            guard try unsafe body(Row(of: handle)) else { return }
        }
    }

    /// Whether it now stands on a row.
    private func step() throws(SQLiteError) -> Bool {
        switch unsafe sqlite3_step(handle) {
        case SQLITE_ROW: true
        case SQLITE_DONE: false
        default: throw unsafe SQLiteError(of: connection)
        }
    }

    private func bind(_ values: [Value]) throws(SQLiteError) {
        let expected = unsafe Int(sqlite3_bind_parameter_count(handle))
        precondition(values.count == expected, "the statement has \(expected) parameters")
        for (index, value) in values.enumerated() {
            guard bind(value, at: Int32(index + 1)) == SQLITE_OK else { throw unsafe SQLiteError(of: connection) }
        }
    }

    private func bind(_ value: Value, at place: Int32) -> Int32 {
        switch value {
        case .null: return unsafe sqlite3_bind_null(handle, place)
        case .integer(let integer): return unsafe sqlite3_bind_int64(handle, place, integer)
        case .text(var text):
            return text.withUTF8 { utf8 in
                unsafe utf8.withMemoryRebound(to: CChar.self) {
                    unsafe shim_bind_text(handle, place, $0.baseAddress, UInt64($0.count))
                }
            }
        case .bytes(let bytes):
            return unsafe bytes.withUnsafeBytes {
                unsafe shim_bind_bytes(handle, place, $0.baseAddress, UInt64($0.count))
            }
        }
    }
}
