import Foundation
import SQLite

/// A database file that is gone, with all beside it, when nobody holds it.
final class DatabaseFile: Sendable {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "sqlite-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    var folderPath: String { folder.path(percentEncoded: false) }

    var path: String { path(of: "test.sqlite") }

    func path(of name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }

    func connect(_ access: Connection.Access = .create, busyTimeout: Duration = .seconds(5)) throws -> Connection {
        try Connection(path: path, access: access, busyTimeout: busyTimeout)
    }

    /// A table `pairs` of a key and a value of any kind, in a database with a write-ahead log.
    func connectToPairs() throws -> Connection {
        let connection = try connect()
        try connection.useWriteAheadLog()
        try connection.executeScript(
            "CREATE TABLE pairs (name TEXT PRIMARY KEY, value NOT NULL); CREATE TABLE more (x)")
        return connection
    }
}
