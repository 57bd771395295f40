internal import CSQLite
internal import Synchronization

/// One connection to a database file.
///
/// A transaction belongs to the connection and not to a thread, so that a thread that wants one needs a connection of
/// its own for as long.
@safe package final class Connection: Sendable {
    /// What the file is opened for.
    package enum Access: Sendable {
        /// The file is made when it is not there.
        case create
        case readWrite
        case readOnly
    }

    /// Opened so that the library locks it in every call.
    nonisolated(unsafe) private let handle: OpaquePointer
    /// By their text, and only those that are not running.
    private let statements = Mutex<[String: Statement]>([:])

    /// Does not read the file yet: what is no database is told by the first statement.
    ///
    /// - Parameter busyTimeout: how long a statement waits for a lock that somebody else holds.
    /// - Throws: `cannotOpen`, or `readOnly` when writing was asked for and the file may only be read.
    package init(path: String, access: Access, busyTimeout: Duration) throws(SQLiteError) {
        var handle: OpaquePointer?
        let status = unsafe sqlite3_open_v2(path, &handle, access.flags | SQLITE_OPEN_FULLMUTEX, nil)
        guard let handle = unsafe handle else { throw SQLiteError(.outOfMemory, "no memory left") }
        unsafe self.handle = handle
        guard status == SQLITE_OK else {
            let failure = unsafe SQLiteError(of: handle)
            throw SQLiteError(failure.code, "the file \(path) cannot be opened: \(failure.description)")
        }
        // The library opens for reading what may not be written, and says nothing.
        if access != .readOnly, unsafe sqlite3_db_readonly(handle, "main") == 1 {
            throw SQLiteError(.readOnly, "the file \(path) may only be read")
        }
        unsafe sqlite3_extended_result_codes(handle, 0)
        unsafe sqlite3_busy_timeout(handle, Int32(clamping: busyTimeout.milliseconds))
    }

    deinit {
        unsafe sqlite3_close_v2(handle)
    }

    /// Runs one statement, whose parameters are `$1`, `$2` and so on, and calls `body` with each row.
    package func forEachRow(_ sql: String, _ values: [Value] = [], _ body: (borrowing Row) throws -> Void) throws {
        var failure: (any Error)?
        try run(sql, values) { row in
            do { try body(row) } catch { failure = error }
            return failure == nil
        }
        if let failure { throw failure }
    }

    /// Runs one statement whose rows nobody asks for.
    ///
    /// - Returns: how many rows it inserted, updated or deleted.
    @discardableResult
    package func execute(_ sql: String, _ values: [Value] = []) throws(SQLiteError) -> Int {
        let before = unsafe sqlite3_total_changes64(handle)
        try run(sql, values) { _ in true }
        return unsafe Int(sqlite3_total_changes64(handle) - before)
    }

    /// The first column of the first row, nil when there is no row.
    package func value(_ sql: String, _ values: [Value] = []) throws(SQLiteError) -> Value? {
        var value: Value?
        try run(sql, values) { (row) throws(SQLiteError) in
            value = try row.value(at: 0)
            return false
        }
        return value
    }

    /// Runs any number of statements without parameters.
    package func executeScript(_ sql: String) throws(SQLiteError) {
        guard unsafe sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else {
            throw unsafe SQLiteError(of: handle)
        }
    }

    /// Whether a transaction has begun and has not ended.
    package var isInTransaction: Bool {
        unsafe sqlite3_get_autocommit(handle) == 0
    }

    /// Lends the handle to a function of the library.
    func withHandle<Result>(_ body: (OpaquePointer) throws(SQLiteError) -> Result) throws(SQLiteError) -> Result {
        try unsafe body(handle)
    }

    private func run(
        _ sql: String, _ values: [Value], _ body: (borrowing Row) throws(SQLiteError) -> Bool
    ) throws(SQLiteError) {
        // A statement that runs is not among the kept ones, so that the same text may be run inside of its loop.
        let kept = statements.withLock { $0.removeValue(forKey: sql) }
        let statement = if let kept { kept } else { try unsafe Statement(sql, on: handle) }
        defer { statements.withLock { $0[sql] = statement } }
        try statement.run(values, body)
    }
}

extension Connection.Access {
    fileprivate var flags: Int32 {
        switch self {
        case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        case .readWrite: SQLITE_OPEN_READWRITE
        case .readOnly: SQLITE_OPEN_READONLY
        }
    }
}

extension Duration {
    var milliseconds: Int64 {
        components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    }
}
