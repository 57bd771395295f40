import Foundation
import SQLite
import Testing
import Threads

@Suite("Transactions of SQLite")
struct TransactionTests {
    private let file: DatabaseFile

    init() throws {
        file = try DatabaseFile()
    }

    private struct Stop: Error {}

    private let insert = "INSERT INTO pairs VALUES ($1, 1)"
    private let count = "SELECT count(*) FROM pairs"

    @Test("A transaction is kept when it ends, and undone when it throws")
    func keptOrUndone() throws {
        let connection = try file.connectToPairs()
        try connection.transaction(.writing) { try connection.execute(insert, [.text("a")]) }
        #expect(throws: Stop.self) {
            try connection.transaction(.writing) {
                try connection.execute(insert, [.text("b")])
                throw Stop()
            }
        }
        #expect(!connection.isInTransaction)
        #expect(try connection.value(count) == .integer(1))
    }

    @Test("While another connection holds the lock for writing, reading goes on and writing is busy after the timeout")
    func busy() throws {
        let holder = try file.connectToPairs()
        let other = try file.connect(.readWrite, busyTimeout: .milliseconds(200))
        try holder.transaction(.writing) {
            let seen = try other.value(count)
            #expect(seen == .integer(0))
            let begin = ContinuousClock.now
            let error = #expect(throws: SQLiteError.self) {
                try other.transaction(.writing) { try other.execute(insert, [.text("b")]) }
            }
            #expect(error?.code == .busy)
            #expect((.milliseconds(150)...(.seconds(3))).contains(begin.duration(to: .now)))
        }
        try other.execute(insert, [.text("b")])
        #expect(try holder.value(count) == .integer(1))
    }

    @Test("A writer waits for another one that is soon done")
    func waits() throws {
        let holder = try file.connectToPairs()
        try holder.execute("BEGIN IMMEDIATE")
        let waiting = Background { [file] in
            let other = try file.connect(.readWrite)
            return try other.execute("INSERT INTO pairs VALUES ('b', 1)")
        }
        Thread.sleep(forTimeInterval: 0.3)
        try holder.execute("COMMIT")
        #expect(try waiting.value() == 1)
    }

    @Test("A transaction for reading sees one moment")
    func snapshot() throws {
        let writer = try file.connectToPairs()
        let reader = try file.connect(.readWrite)
        try reader.transaction(.reading) {
            #expect(try reader.value(count) == .integer(0))
            try writer.execute(insert, [.text("a")])
            #expect(try reader.value(count) == .integer(0))
        }
        #expect(try reader.value(count) == .integer(1))
    }

    @Test("The data version changes with a write of another connection, and with nothing else")
    func dataVersion() throws {
        let writer = try file.connectToPairs()
        let watcher = try file.connect(.readWrite)
        let before = try watcher.dataVersion
        #expect(try watcher.dataVersion == before)
        try watcher.execute(insert, [.text("own")])
        #expect(try watcher.dataVersion == before)
        try writer.execute(insert, [.text("a")])
        #expect(try watcher.dataVersion != before)
    }

    @Test("A rule of the schema is told by its code and without the value")
    func constraint() throws {
        let connection = try file.connectToPairs()
        try connection.execute(insert, [.text("very-secret")])
        let error = #expect(throws: SQLiteError.self) { try connection.execute(insert, [.text("very-secret")]) }
        #expect(error?.code == .constraint)
        #expect(error?.description.contains("very-secret") == false)
    }

    @Test("Foreign keys are enforced when asked for")
    func foreignKeys() throws {
        let connection = try file.connectToPairs()
        try connection.enforceForeignKeys()
        try connection.execute("CREATE TABLE child (name TEXT REFERENCES pairs (name))")
        let error = #expect(throws: SQLiteError.self) { try connection.execute("INSERT INTO child VALUES ('x')") }
        #expect(error?.code == .constraint)
    }

    @Test("Durability is as asked for")
    func durability() throws {
        let connection = try file.connectToPairs()
        #expect(try connection.value("PRAGMA journal_mode") == .text("wal"))
        try connection.execute("PRAGMA synchronous = NORMAL")
        try connection.synchronizeFully()
        #expect(try connection.value("PRAGMA synchronous") == .integer(2))
    }
}
