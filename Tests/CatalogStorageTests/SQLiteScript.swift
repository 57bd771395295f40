import SQLite

/// Statements on a database file, past every store.
enum SQLiteScript {
    static func run(_ sql: String, path: String) throws {
        try connect(path).executeScript(sql)
    }

    static func connect(_ path: String) throws -> Connection {
        try Connection(path: path, access: .create, busyTimeout: .seconds(5))
    }
}
