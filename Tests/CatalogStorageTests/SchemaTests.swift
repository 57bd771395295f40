import AlertCatalog
import Foundation
import PostgreSQL
import SQLite
import Testing
import Threads

@testable import CatalogStorage

@Suite("Schemas of databases")
struct SchemaTests {
    private func failure(_ store: SQLStore) -> CatalogStoreError? {
        #expect(throws: CatalogStoreError.self) { try store.read { try $0.currentRevision() } }
    }

    @Test("A database of a newer program is refused, in one sentence, and left as it is", arguments: StoreKind.allCases)
    func newer(kind: StoreKind) throws {
        let place = try kind.makePlace()
        try place.open().publish(["": "{}"])
        try place.execute("UPDATE catalog_schema SET version = 999")
        let failure = failure(try place.open())
        #expect(failure?.code == .foreign)
        #expect(failure?.description.contains("newer program") == true)
        try place.execute("UPDATE catalog_schema SET version = \(Schema.version)")
        #expect(try place.open().read { try $0.currentRevision() } == 1)
    }

    @Test(
        "Tables of an older program become those of this one, with all that is in them", arguments: StoreKind.allCases)
    func older(kind: StoreKind) throws {
        let place = try kind.makePlace()
        try place.execute(Schema.migrations[0](kind == .sqlite ? .sqlite : .postgresql))
        try place.execute(
            """
            UPDATE catalog_schema SET version = 1;
            INSERT INTO catalog_documents (name, number, draft, draft_author, draft_time)
            VALUES ('a', 3, \(kind == .sqlite ? "X'31'" : "'1'"), 'ann', 7)
            """)
        let store = try place.open()
        let draft = DocumentRecord.Draft(bytes: Array("1".utf8), authors: ["ann"], time: 7)
        #expect(try store.read { try $0.record(of: .definition("a")) } == DocumentRecord(number: 3, draft: draft))
        #expect(try place.open().publish(["": "{}"]) == 1)
    }

    @Test("Tables of somebody else are refused, and nothing is added to them", arguments: StoreKind.allCases)
    func foreign(kind: StoreKind) throws {
        let place = try kind.makePlace()
        try place.execute("CREATE TABLE catalog_audit (x integer)")
        let failure = failure(try place.open())
        #expect(failure?.code == .foreign)
        #expect(failure?.description.contains("another program") == true)
        #expect(throws: (any Error).self) { try place.execute("SELECT * FROM catalog_schema") }
    }

    @Test("A schema that does not say its version is refused", arguments: StoreKind.allCases)
    func nameless(kind: StoreKind) throws {
        let place = try kind.makePlace()
        try place.execute("CREATE TABLE catalog_schema (version bigint)")
        #expect(failure(try place.open())?.code == .foreign)
    }

    @Test("Programs that start together on an empty database make its tables once", arguments: StoreKind.allCases)
    func together(kind: StoreKind) throws {
        let place = try kind.makePlace()
        let programs = (0..<6).map { _ in Background { try place.open().read { try $0.currentRevision() } } }
        for program in programs { #expect(try program.value() == 0) }
    }

    @Test("Where the tables are up to date no lock is taken: SQLite")
    func unlockedSQLite() throws {
        let place = try SQLitePlace()
        try place.open().publish(["": "{}"])
        let holder = try SQLiteScript.connect(place.path)
        try holder.execute("BEGIN IMMEDIATE")
        #expect(try place.open().read { try $0.currentRevision() } == 1)
        try holder.execute("ROLLBACK")
    }

    @Test("Where the tables are up to date no lock is taken: PostgreSQL")
    func unlockedPostgreSQL() throws {
        let place = try PostgreSQLPlace()
        try place.open().publish(["": "{}"])
        let holder = try place.connect()
        try holder.executeScript("BEGIN; SELECT pg_advisory_xact_lock(7017280570803617633)")
        #expect(try place.open().read { try $0.currentRevision() } == 1)
    }

    @Test("PostgreSQL may hold tables of others beside ours")
    func beside() throws {
        let place = try PostgreSQLPlace()
        try place.execute("CREATE TABLE theirs (x integer)")
        #expect(try place.open().publish(["": "{}"]) == 1)
    }
}
