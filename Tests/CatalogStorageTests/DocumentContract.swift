import AlertCatalog
import CatalogStorage
import Testing

/// What every store promises of documents and their history.
@Suite("The contract of documents in stores")
struct DocumentContract {
    private let a = DocumentName.definition("a")

    @Test("A record is read as it was written, and replaced by the next", arguments: StoreKind.allCases)
    func records(kind: StoreKind) throws {
        let place = try kind.makePlace()
        let store = try place.open()
        let records = [
            DocumentRecord(
                number: 1,
                draft: .init(bytes: [0, 255], authors: ["ben", "Ann é"], time: 1_700_000_000_123, reason: "é")),
            DocumentRecord(number: 2, draft: .init(bytes: [], authors: [""], time: 0), revision: 1),
            DocumentRecord(number: 3, revision: .max),
            DocumentRecord(number: 4),
        ]
        #expect(try store.read { try $0.record(of: a) } == nil)
        for record in records {
            for name in [a, .shared] {
                try store.write { try $0.set(record, of: name) }
                #expect(try store.read { try $0.record(of: name) } == record)
            }
        }
    }

    @Test(
        "Definitions that exist are listed bytewise, a page at a time, without the shared tables",
        arguments: StoreKind.allCases)
    func listed(kind: StoreKind) throws {
        let place = try kind.makePlace()
        let store = try place.open()
        let draft = DocumentRecord(number: 1, draft: .init(bytes: [1], authors: ["x"], time: 0))
        try store.write { transaction in
            for id in ["b", "a.b", "a", "a-b", "ab", "a1", "a.a"] { try transaction.set(draft, of: .definition(id)) }
            try transaction.set(draft, of: .shared)
            try transaction.set(DocumentRecord(number: 2), of: .definition("gone"))
            try transaction.set(DocumentRecord(number: 2, revision: 1), of: .definition("c"))
        }
        let ids = ["a", "a-b", "a.a", "a.b", "a1", "ab", "b", "c"]
        #expect(try store.read { try $0.records(after: "", limit: 100).map(\.id) } == ids)
        #expect(try store.read { try $0.records(after: "a.a", limit: 3).map(\.id) } == Array(ids[3..<6]))
        #expect(try store.read { try $0.records(after: "b", limit: 1).first?.record.revision } == 1)
    }

    @Test(
        "The history of a document is read from the newest, a page at a time, and is its own",
        arguments: StoreKind.allCases)
    func history(kind: StoreKind) throws {
        let place = try kind.makePlace()
        let store = try place.open()
        let revisions = [
            Revision(number: 1, bytes: [0, 1], author: "ann", time: 7, reason: "because é"),
            Revision(number: 3, bytes: nil, author: "bob", publisher: "é", time: 8),
            Revision(number: 4, bytes: [], author: "bob", time: 9, source: 1),
        ]
        try store.write { transaction in
            for revision in revisions { try transaction.add(revision, of: a) }
            try transaction.add(Revision(number: 4, bytes: [9], author: "bob", time: 9), of: .shared)
            try transaction.set(DocumentRecord(number: 3, revision: 4), of: a)
        }
        #expect(try store.read { try $0.revisions(of: a, before: nil, limit: 9) } == revisions.reversed())
        #expect(try store.read { try $0.revisions(of: a, before: 4, limit: 1) } == [revisions[1]])
        #expect(try store.read { try $0.revision(3, of: a) } == revisions[1])
        #expect(try store.read { try $0.revision(2, of: a) } == nil)
        #expect(try store.read { try $0.published() } == [a: revisions[2]])
        #expect(try store.read { try $0.currentRevision() } == 4)
    }

    @Test("A transaction publishes under one number, which nobody has had", arguments: StoreKind.allCases)
    func numbers(kind: StoreKind) throws {
        let place = try kind.makePlace()
        let store = try place.open()
        for expected in [1, 2] {
            try store.write { transaction in
                #expect(try transaction.nextRevision() == expected)
                try transaction.add(Revision(number: expected, bytes: [], author: "", time: 0), of: a)
                #expect(try transaction.currentRevision() == expected)
                #expect(try transaction.nextRevision() == expected)
                try transaction.add(Revision(number: expected, bytes: [], author: "", time: 0), of: .shared)
            }
        }
    }

    @Test(
        "History and audit are refused to whoever would change them, behind the store's back, too",
        arguments: StoreKind.allCases)
    func frozen(kind: StoreKind) throws {
        let place = try kind.makePlace()
        let store = try place.open()
        try store.publish(["": "{}"])
        try store.write { try $0.append(AuditEvent(time: 0, actor: "x", action: .fill, subject: "")) }
        for table in ["catalog_revisions", "catalog_audit"] {
            #expect(throws: (any Error).self) { try place.execute("UPDATE \(table) SET time = 1") }
            #expect(throws: (any Error).self) { try place.execute("DELETE FROM \(table)") }
        }
        #expect(try store.read { try $0.published()[.shared]?.time } == 5)
    }
}
