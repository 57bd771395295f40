import Foundation
import SQLite
import Synchronization
import Testing
import Threads

@Suite("Backups of SQLite")
struct BackupTests {
    private let file: DatabaseFile

    init() throws {
        file = try DatabaseFile()
    }

    @Test("A backup that is made while another connection writes is whole, of one moment and one file")
    func whileWriting() throws {
        let source = try file.connectToPairs()
        let filler = Value.bytes([UInt8](repeating: 1, count: 2000))
        try source.transaction(.writing) {
            for index in 0..<5000 {
                try source.execute("INSERT INTO pairs VALUES ($1, $2)", [.text("n\(index)"), filler])
            }
        }
        let isDone = Mutex(false)
        let writing = Background { [file] in
            let writer = try file.connect(.readWrite)
            var count = 0
            while !isDone.withLock({ $0 }) {
                // Always both or neither.
                try writer.transaction(.writing) {
                    try writer.execute("INSERT INTO pairs VALUES ($1, 1)", [.text("w\(count)")])
                    try writer.execute("INSERT INTO more VALUES (1)")
                }
                count += 1
            }
            return count
        }
        Thread.sleep(forTimeInterval: 0.05)
        for name in ["first", "second", "first"] { try source.backUp(to: file.path(of: name)) }
        isDone.withLock { $0 = true }
        #expect(try #require(try writing.value()) > 0)

        for name in ["first", "second"] {
            let copy = try Connection(path: file.path(of: name), access: .readOnly, busyTimeout: .zero)
            try copy.quickCheck()
            #expect(try copy.value("SELECT count(*) - 5000 - (SELECT count(*) FROM more) FROM pairs") == .integer(0))
            #expect(!FileManager.default.fileExists(atPath: file.path(of: name + "-wal")))
        }
    }

    @Test("A backup into a folder that is not there fails, and the source goes on")
    func cannotOpen() throws {
        let source = try file.connectToPairs()
        let error = #expect(throws: SQLiteError.self) { try source.backUp(to: file.path(of: "none/copy")) }
        #expect(error?.code == .cannotOpen)
        try source.execute("INSERT INTO pairs VALUES ('a', 1)")
    }
}
