import Foundation
import SQLite
import Testing

@Suite("Files that SQLite cannot use")
struct BadFileTests {
    private let file: DatabaseFile

    init() throws {
        file = try DatabaseFile()
    }

    private func code(_ body: () throws -> Void) -> SQLiteError.Code? {
        #expect(throws: SQLiteError.self, performing: body)?.code
    }

    @Test("A folder, a file that is not there and a folder that is not there cannot be opened; the path is told")
    func cannotOpen() throws {
        #expect(code { _ = try Connection(path: file.folderPath, access: .create, busyTimeout: .zero) } == .cannotOpen)
        #expect(code { _ = try file.connect(.readWrite) } == .cannotOpen)
        let path = file.path(of: "none/x.sqlite")
        let error = #expect(throws: SQLiteError.self) {
            try Connection(path: path, access: .create, busyTimeout: .zero)
        }
        #expect(error?.description.contains(path) == true)
    }

    @Test("A file of something else is no database")
    func notADatabase() throws {
        try Data(repeating: 65, count: 5000).write(to: URL(filePath: file.path))
        let connection = try file.connect()
        #expect(code { try connection.useWriteAheadLog() } == .notADatabase)
    }

    @Test("Damage is found by the quick check, and a sound file passes it")
    func corrupt() throws {
        do {
            let connection = try file.connectToPairs()
            for index in 0..<500 {
                try connection.execute(
                    "INSERT INTO pairs VALUES ($1, $2)",
                    [.text("n\(index)"), .bytes([UInt8](repeating: 1, count: 500))])
            }
            try connection.quickCheck()
            try connection.execute("PRAGMA journal_mode = DELETE")
        }
        let handle = try FileHandle(forUpdating: URL(filePath: file.path))
        try handle.seek(toOffset: 4096 * 3)
        try handle.write(contentsOf: Data(repeating: 255, count: 4096 * 20))
        try handle.close()
        let connection = try file.connect()
        #expect(code { try connection.quickCheck() } == .corrupt)
    }

    @Test("A connection for reading does not write")
    func readOnlyConnection() throws {
        let writer = try file.connectToPairs()
        let reader = try file.connect(.readOnly)
        #expect(code { try reader.execute("DELETE FROM pairs") } == .readOnly)
        try writer.refuseWrites()
        #expect(code { try writer.execute("DELETE FROM pairs") } == .readOnly)
    }

    @Test("A file that may only be read is refused for writing", .enabled(if: geteuid() != 0, "root may write to any"))
    func readOnlyFile() throws {
        _ = try file.connectToPairs()
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
        #expect(code { _ = try file.connect(.readWrite) } == .readOnly)
    }

    @Test("A database that has no more room is full, and what was written before is still there")
    func full() throws {
        let connection = try file.connectToPairs()
        try connection.execute("INSERT INTO pairs VALUES ('a', 1)")
        try connection.execute("PRAGMA max_page_count = 10")
        let error = code {
            _ = try connection.transaction(.writing) {
                try connection.execute(
                    "INSERT INTO pairs VALUES ('b', $1)", [.bytes([UInt8](repeating: 0, count: 100_000))])
            }
        }
        #expect(error == .full)
        #expect(!connection.isInTransaction)
        #expect(try connection.value("SELECT count(*) FROM pairs") == .integer(1))
    }
}
