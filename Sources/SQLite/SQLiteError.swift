internal import CSQLite

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Why SQLite did not do what it was asked.
package struct SQLiteError: Error, Sendable, CustomStringConvertible {
    package struct Code: Hashable, Sendable {
        let name: String

        /// Somebody else is writing, and went on for longer than the busy timeout.
        package static let busy = Code(name: "busy")
        /// A rule of the schema forbids it: a key that is there already, a value that must not be null.
        package static let constraint = Code(name: "constraint")
        /// The disk has no room.
        package static let full = Code(name: "full")
        /// The file is damaged.
        package static let corrupt = Code(name: "corrupt")
        /// The file is something else.
        package static let notADatabase = Code(name: "notADatabase")
        /// The file, its folder or the connection may not be written to.
        package static let readOnly = Code(name: "readOnly")
        package static let cannotOpen = Code(name: "cannotOpen")
        /// Reading or writing failed in the operating system.
        package static let inputOutput = Code(name: "inputOutput")
        package static let tooBig = Code(name: "tooBig")
        package static let outOfMemory = Code(name: "outOfMemory")
        /// Mostly a statement that is wrong.
        package static let other = Code(name: "other")
    }

    package let code: Code
    /// One sentence without a full stop, for an operator; no value that was bound stands in it.
    package let description: String

    init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }

    /// The last failure of a connection.
    init(of connection: OpaquePointer?) {
        let status = unsafe sqlite3_errcode(connection) & 0xff
        let noRoom = unsafe status == SQLITE_IOERR && [ENOSPC, EDQUOT].contains(sqlite3_system_errno(connection))
        let code = noRoom ? .full : Code(status: status)
        unsafe self.init(code, String(cString: sqlite3_errmsg(connection)))
    }
}

extension SQLiteError.Code {
    /// - Parameter status: a primary result code.
    init(status: Int32) {
        self =
            switch status {
            case SQLITE_BUSY, SQLITE_LOCKED: .busy
            case SQLITE_CONSTRAINT: .constraint
            case SQLITE_FULL: .full
            case SQLITE_CORRUPT: .corrupt
            case SQLITE_NOTADB: .notADatabase
            case SQLITE_READONLY, SQLITE_PERM: .readOnly
            case SQLITE_CANTOPEN: .cannotOpen
            case SQLITE_IOERR: .inputOutput
            case SQLITE_TOOBIG: .tooBig
            case SQLITE_NOMEM: .outOfMemory
            default: .other
            }
    }
}
