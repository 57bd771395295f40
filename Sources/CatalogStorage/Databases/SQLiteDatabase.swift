import AlertCatalog
import FoundationEssentials
import OperatingSystem
import SQLite

/// A database in a file, which several programs of one machine may share.
package final class SQLiteDatabase: SQLDatabase {
    private struct Watch {
        let connection: Connection
        var version: Value?
    }

    let path: String
    private let isMade: Bool
    private let readers: ConnectionPool
    private let writer: ConnectionPool
    /// Counts what others write; made when somebody waits for it.
    private let watch = Monitor<Watch?>(nil)
    /// The file as it was when it was first used.
    private let file = Monitor<FileStamp?>(nil)

    /// - Parameter isMade: whether the file and its folder are made when they are first needed and not there.
    package init(path: String, making isMade: Bool = true) {
        self.path = path
        self.isMade = isMade
        writer = ConnectionPool(atMost: 1) { try Self.openWriter(path) }
        readers = ConnectionPool(atMost: 4) { try Self.openReader(path) }
    }

    var name: String { "the database \(path)" }
    var dialect: SQLDialect { .sqlite }

    func withReader<Result>(_ body: (any SQLConnection) throws -> Result) throws -> Result {
        try assertInPlace()
        return try readers.withConnection(body)
    }

    func withWriter<Result>(_ body: (any SQLConnection) throws -> Result) throws -> Result {
        try assertInPlace()
        return try writer.withConnection(body)
    }

    /// Makes the file where there is none, and finds damage before anything is written.
    func check() throws {
        let isNew = !FileManager.default.fileExists(atPath: path)
        guard isMade || !isNew else {
            throw CatalogStoreError(.notFound, "there is no file \(path); alert-catalog serve makes one")
        }
        let folder = URL(filePath: path).deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw CatalogStoreError(.unwritable, "the folder of \(name) cannot be made")
        }
        do {
            // Nothing is set in a file before it is known to be ours.
            let connection = try Connection(path: path, access: .create, busyTimeout: .seconds(5))
            try connection.quickCheck()
        } catch {
            let isWritable = FileManager.default.isWritableFile(atPath: folder.path(percentEncoded: false))
            guard error.code == .cannotOpen, !isWritable else { throw error }
            throw CatalogStoreError(.unwritable, "the folder of \(name) may not be written to")
        }
        // Drafts and the hashes of tokens are nobody else's; the files beside it get the same mode from SQLite.
        if isNew { try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path) }
        file.withLock { $0 = FileStamp(following: path) }
    }

    /// Connections go on in a file that has been moved away, where nobody finds again what they write, and new ones would
    /// read from the one that is there now.
    private func assertInPlace() throws(CatalogStoreError) {
        guard let used = file.withLock({ $0 }) else { return }
        if let now = FileStamp(following: path), now.isSameFile(as: used) { return }
        throw CatalogStoreError(
            .unavailable,
            "\(name) was replaced or removed while it is used; stop every program that uses it, "
                + "remove what ends in -wal and -shm unless it belongs to the new file, and start again")
    }

    /// Others look themselves.
    func announce(_ revision: Int, on connection: any SQLConnection) {}

    func waitForActivity(atMost duration: Duration, waker: Waker) throws -> Activity {
        let deadline = ContinuousClock.now + duration
        while true {
            try assertInPlace()
            if try hasOthersWritten() { return .possible }
            let left = ContinuousClock.now.duration(to: deadline)
            guard left > .zero else { return .none }
            if waker.wait(atMost: min(left, .milliseconds(200))) == .woken { return .woken }
        }
    }

    private func hasOthersWritten() throws -> Bool {
        // What was written before anybody watched is not known.
        let last = watch.withLock { $0 }
        let connection = if let last { last.connection } else { try Self.openReader(path) }
        let version = try connection.dataVersion
        watch.withLock { $0 = Watch(connection: connection, version: version) }
        return last?.version != version
    }

    static func openWriter(_ path: String) throws -> Connection {
        let connection = try Connection(path: path, access: .create, busyTimeout: .seconds(5))
        try useWriteAheadLog(connection)
        try connection.synchronizeFully()
        try connection.enforceForeignKeys()
        return connection
    }

    static func openReader(_ path: String) throws -> Connection {
        let connection = try Connection(path: path, access: .readWrite, busyTimeout: .seconds(5))
        try connection.refuseWrites()
        return connection
    }

    /// Programs that make the same file at the same moment are busy to each other, which SQLite does not wait for.
    private static func useWriteAheadLog(_ connection: Connection, times: Int = 50) throws(SQLiteError) {
        do {
            return try connection.useWriteAheadLog()
        } catch {
            guard error.code == .busy, times > 1 else { throw error }
        }
        pause(milliseconds: 100)
        try useWriteAheadLog(connection, times: times - 1)
    }
}
