internal import CSQLite

extension Connection {
    /// Copies the database as it is at one moment into a file, which holds all of it and needs no log beside it.
    ///
    /// Others read and write meanwhile. What was in the file is replaced.
    package func backUp(to path: String) throws(SQLiteError) {
        let copy = try Connection(path: path, access: .create, busyTimeout: .seconds(5))
        try copyAll(to: copy)
        try copy.execute("PRAGMA journal_mode = DELETE")
    }

    /// Writes all of the database, as it is at one moment, over another one, in one transaction there.
    ///
    /// The copy is made in one step, since one of many steps begins anew with every write of somebody else, and may never
    /// end.
    ///
    /// - Throws: `busy` when others write to either for too long.
    package func copyAll(to other: Connection) throws(SQLiteError) {
        try unsafe other.withHandle { (target) throws(SQLiteError) in
            try unsafe withHandle { (source) throws(SQLiteError) in
                guard let backup = unsafe sqlite3_backup_init(target, "main", source, "main") else {
                    throw unsafe SQLiteError(of: target)
                }
                let step = unsafe sqlite3_backup_step(backup, -1)
                // Tells the failure of the step, too, but not that it waited in vain.
                guard unsafe sqlite3_backup_finish(backup) == SQLITE_OK else { throw unsafe SQLiteError(of: target) }
                guard step == SQLITE_DONE else { throw SQLiteError(.busy, "somebody else writes for too long") }
            }
        }
    }
}
