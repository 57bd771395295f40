import AlertCatalog
import Fixtures
import Synchronization
import Testing

@Suite("Validating the whole catalog")
struct ForesightTests {
    private let store: InterruptedStore
    private let terms = CatalogEditor.Terms(time: 0)

    init() throws {
        store = InterruptedStore(try MemoryStore(publishing: EditingDesk.alerts))
    }

    private func saveTables(_ text: String) throws -> CatalogEditor.Outcome {
        try store.edit(as: EditingDesk.ann, terms) {
            try $0.saveDraft(Array(text.utf8), of: .shared, if: .exists)
        }
    }

    @Test("is done before the store is held, once")
    func before() throws {
        #expect(try saveTables(MemoryStore.shared).record.tag == "d2")
        #expect(store.log == ["write", "read", "write"])
    }

    @Test("is done again when somebody publishes meanwhile, and in the end while the store is held")
    func again() throws {
        store.publishesAfterReading.withLock { $0 = true }
        #expect(try saveTables(MemoryStore.shared).record.tag == "d2")
        #expect(store.log == ["write", "read", "write", "read", "write", "read", "write"])
    }

    @Test("refuses what the catalog would not be served with, and is not needed for one definition")
    func refused() throws {
        #expect(throws: EditingError.self) { try saveTables(#"{"sourceLocale": "ko"}"#) }
        #expect(store.log == ["write", "read", "write"])
        _ = try store.edit(as: EditingDesk.ann, terms) {
            try $0.saveDraft(EditingDesk.alert("a", "New"), of: .definition("a"), if: .exists)
        }
        #expect(store.log == ["write", "read", "write", "write"])
    }

    @Test("is done so for one large document, too")
    func large() throws {
        let title = "A" + String(repeating: " ", count: 70_000)
        _ = try store.edit(as: EditingDesk.ann, terms) {
            try $0.saveDraft(EditingDesk.alert("a", title), of: .definition("a"), if: .exists)
        }
        #expect(store.log == ["write", "read", "write"])
    }

    @Test("is done for a draft alone, and then with the draft of the shared tables")
    func twice() throws {
        let tables = MemoryStore.shared.replacing("\"ok\": {}", with: "\"ok\": {}, \"go\": {}")
            .replacing("\"OK\"", with: "\"OK\", \"actions.go\": \"Go\"")
        _ = try saveTables(tables)
        let going = #"{"id": "a", "enabled": false, "actions": ["go"], "text": {"en": {"title": "A"}}}"#
        let outcome = try store.edit(as: EditingDesk.ann, terms) {
            try $0.saveDraft(Array(going.utf8), of: .definition("a"), if: .exists)
        }
        #expect(outcome.findings.map(\.code) == ["draft.needs-tables"])
        #expect(store.log.dropFirst(3) == ["write", "read", "write", "read", "write"])
    }

    /// Tells when it was held, and lets somebody else publish whenever it was read.
    private final class InterruptedStore: WritableCatalogStore {
        private let store: MemoryStore
        private let events = Mutex<[String]>([])
        let publishesAfterReading = Mutex(false)

        init(_ store: MemoryStore) { self.store = store }

        var log: [String] { events.withLock { $0 } }

        func load(since revision: Int?) throws -> CatalogSource { try store.load(since: revision) }
        func waitForChange(atMost duration: Duration) -> Bool { false }
        func wake() {}

        func read<Result>(_ body: (any CatalogReading) throws -> Result) throws -> Result {
            events.withLock { $0.append("read") }
            let result = try store.read(body)
            guard publishesAfterReading.withLock({ $0 }) else { return result }
            try store.write { transaction in
                let name = DocumentName.definition("b")
                let bytes = Array((EditingDesk.alerts["b"] ?? "").utf8)
                let revision = Revision(number: try transaction.nextRevision(), bytes: bytes, author: "", time: 0)
                try transaction.add(revision, of: name)
                try transaction.set(DocumentRecord(number: revision.number, revision: revision.number), of: name)
            }
            return result
        }

        func write<Result>(_ body: (any CatalogWriting) throws -> Result) throws -> Result {
            events.withLock { $0.append("write") }
            return try store.write(body)
        }
    }
}
