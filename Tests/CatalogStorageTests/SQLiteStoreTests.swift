import AlertCatalog
import CatalogStorage
import Foundation
import SQLite
import Testing
import Threads

@Suite("The SQLite store")
struct SQLiteStoreTests {
    private let place: SQLitePlace

    init() throws {
        place = try SQLitePlace()
    }

    private func failure(_ body: () throws -> Void) -> CatalogStoreError? {
        #expect(throws: CatalogStoreError.self, performing: body)
    }

    @Test("The folder and the file are made when they are needed")
    func made() throws {
        let path = place.path(of: "one/two/catalog.sqlite")
        let store = SQLStore(SQLiteDatabase(path: path))
        #expect(try store.publish(["": "{}"]) == 1)
        for file in [path, path + "-wal"] {
            let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
            #expect(mode == 0o600, "\(file)")
        }
        #expect(try store.publish(["": "{ }"]) == 2)
    }

    @Test(
        "A file that is replaced or removed while it is used takes no write and is not read, and those who wait are told"
    )
    func replaced() throws {
        let store = try place.open()
        try store.publish(["": "{}"])
        let other = place.path(of: "other.sqlite")
        try SQLStore(SQLiteDatabase(path: other)).publish(["": "{ }"])
        let moved = place.path(of: "moved.sqlite")
        try FileManager.default.moveItem(atPath: place.path, toPath: moved)
        for isReplaced in [false, true] {
            if isReplaced { try FileManager.default.moveItem(atPath: other, toPath: place.path) }
            #expect(failure { try store.publish(["a": "{}"]) }?.code == .unavailable)
            #expect(failure { _ = try store.read { try $0.tokens() } }?.code == .unavailable)
            #expect(failure { _ = try store.load() }?.code == .unavailable)
            let seen = failure { _ = try store.waitForChange(atMost: .seconds(5)) }
            #expect(seen?.code == .unavailable && seen?.description.contains("replaced or removed") == true)
        }
        try FileManager.default.removeItem(atPath: place.path)
        try FileManager.default.moveItem(atPath: moved, toPath: place.path)
        #expect(try store.publish(["a": "{}"]) == 2)
    }

    @Test("A file of something else, a damaged one and a folder are refused with their path, and left as they are")
    func bad() throws {
        let path = place.path
        let garbage = Data(repeating: 65, count: 5000)
        try garbage.write(to: URL(filePath: path))
        let notADatabase = failure { try place.open().publish(["": "{}"]) }
        #expect(notADatabase?.code == .foreign)
        #expect(notADatabase?.description.contains(path) == true)
        #expect(try Data(contentsOf: URL(filePath: path)) == garbage)

        try FileManager.default.removeItem(atPath: path)
        try place.open().publish(["": String(repeating: "x", count: 200_000)])
        try SQLiteScript.run("PRAGMA wal_checkpoint(TRUNCATE)", path: path)
        let handle = try FileHandle(forUpdating: URL(filePath: path))
        try handle.seek(toOffset: 4096 * 2)
        try handle.write(contentsOf: Data(repeating: 255, count: 4096 * 10))
        try handle.close()
        #expect(failure { _ = try place.open().load(since: nil) }?.code == .foreign)

        #expect(
            failure { try SQLStore(SQLiteDatabase(path: place.path(of: ""))).publish(["": "{}"]) }?.code == .unreadable)
    }

    @Test("A file of another program is refused and is the same file after, to the byte")
    func foreign() throws {
        try SQLiteScript.run("CREATE TABLE visitors (name text); INSERT INTO visitors VALUES ('Ann')", path: place.path)
        let before = try Data(contentsOf: URL(filePath: place.path))
        #expect(failure { _ = try place.open().load(since: nil) }?.code == .foreign)
        #expect(failure { try place.open().publish(["": "{}"]) }?.code == .foreign)
        #expect(try Data(contentsOf: URL(filePath: place.path)) == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path(of: "")) == ["catalog.sqlite"])
    }

    @Test("While another program holds the lock for writing, reads go on and a write is unavailable after its wait")
    func locked() throws {
        let store = try place.open()
        try store.publish(["": "{}"])
        let holder = try SQLiteScript.connect(place.path)
        try holder.execute("BEGIN IMMEDIATE")
        let writing = Background { try store.publish(["a": "1"]) }
        #expect(try store.load(since: nil).revision == 1)
        let error = #expect(throws: CatalogStoreError.self) { try writing.value() }
        #expect(error?.code == .unavailable)
        try holder.execute("ROLLBACK")
        #expect(try store.publish(["a": "1"]) == 2)
    }

    @Test("A backup holds all of one moment, and never replaces a file")
    func backup() throws {
        let store = try place.open()
        try store.publish(["": "{}", "a": "1"])
        let database = SQLiteDatabase(path: place.path)
        let target = place.path(of: "copy.sqlite")
        try database.backUp(to: target)
        try store.publish(["a": "2"])
        #expect(try SQLStore(SQLiteDatabase(path: target)).load(since: nil).texts == ["a": "1"])
        #expect(failure { try database.backUp(to: target) }?.code == .unwritable)
        #expect(failure { try database.backUp(to: place.path(of: "none/copy")) }?.code == .unwritable)
        #expect(!FileManager.default.fileExists(atPath: target + ".partial"))
    }
}
