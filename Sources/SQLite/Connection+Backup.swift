internal import CSQLite

extension Connection {
    /// Copies the database as it is at one moment into a file, which holds all of it and needs no log beside it.
    ///
    /// Others read and write meanwhile. The copy is made in one step, since one of many steps begins anew with every
    /// write of somebody else, and may never end. What was in the file is replaced.
    package func backUp(to path: String) throws(SQLiteError) {
        let copy = try Connection(path: path, access: .create, busyTimeout: .seconds(5))
        try unsafe copy.withHandle { (target) throws(SQLiteError) in
            try unsafe withHandle { (source) throws(SQLiteError) in
                guard let backup = unsafe sqlite3_backup_init(target, "main", source, "main") else {
                    throw unsafe SQLiteError(of: target)
                }
                unsafe sqlite3_backup_step(backup, -1)
                // Tells the failure of the step, too.
                guard unsafe sqlite3_backup_finish(backup) == SQLITE_OK else { throw unsafe SQLiteError(of: target) }
            }
        }
        try copy.execute("PRAGMA journal_mode = DELETE")
    }
}
