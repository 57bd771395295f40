internal import CSQLite

/// The row that a statement stands on; only lent, since the next step overwrites it.
@safe package struct Row: ~Copyable {
    private let statement: OpaquePointer

    init(of statement: OpaquePointer) {
        unsafe self.statement = unsafe statement
    }

    /// How many columns it has.
    package var count: Int {
        unsafe Int(sqlite3_column_count(statement))
    }

    /// The value of a column, counted from 0.
    ///
    /// - Throws: `other` when the column holds a fraction, which nothing here writes.
    package func value(at column: Int) throws(SQLiteError) -> Value {
        precondition(0..<count ~= column, "the statement has no such column")
        let place = Int32(column)
        return switch unsafe sqlite3_column_type(statement, place) {
        case SQLITE_NULL: .null
        case SQLITE_INTEGER: unsafe .integer(sqlite3_column_int64(statement, place))
        case SQLITE_TEXT:
            .text(unsafe String(decoding: bytes(sqlite3_column_text(statement, place), place), as: UTF8.self))
        case SQLITE_BLOB: .bytes(unsafe Array(bytes(sqlite3_column_blob(statement, place), place)))
        default: throw SQLiteError(.other, "column \(column) holds a fraction where none is expected")
        }
    }

    /// To be called after the column was read, since reading may convert it and change its size.
    private func bytes(_ start: UnsafeRawPointer?, _ place: Int32) -> UnsafeRawBufferPointer {
        unsafe UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, place)))
    }
}
