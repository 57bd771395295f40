extension Connection {
    /// Lets readers go on while one connection writes. It is a property of the file, and stays.
    ///
    /// - Throws: `readOnly` when the file is where no such log can be kept.
    package func useWriteAheadLog() throws(SQLiteError) {
        guard try value("PRAGMA journal_mode = WAL") == .text("wal") else {
            throw SQLiteError(.readOnly, "the database cannot keep a write-ahead log where it is")
        }
    }

    /// A write that was acknowledged outlives a loss of power.
    package func synchronizeFully() throws(SQLiteError) {
        try execute("PRAGMA synchronous = FULL")
    }

    package func enforceForeignKeys() throws(SQLiteError) {
        try execute("PRAGMA foreign_keys = ON")
    }

    /// Refuses to write on this connection, with `readOnly`.
    ///
    /// A connection opened for reading alone cannot always read: it may not repair what a crash left.
    package func refuseWrites() throws(SQLiteError) {
        try execute("PRAGMA query_only = ON")
    }

    /// A number that changes when another connection, of any process, has written; comparing two is all it is good for.
    package var dataVersion: Value? {
        get throws(SQLiteError) { try value("PRAGMA data_version") }
    }

    /// Reads the whole file for damage, without the comparison of indices with their tables.
    ///
    /// - Throws: `corrupt`, with the first fault found.
    package func quickCheck() throws(SQLiteError) {
        guard case .text(let verdict) = try value("PRAGMA quick_check(1)"), verdict != "ok" else { return }
        throw SQLiteError(.corrupt, "the database is damaged: \(verdict)")
    }
}
