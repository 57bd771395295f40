import AlertCatalog
import Fixtures
import Testing

@Suite("Imports")
struct ImportTests {
    private var desk: EditingDesk

    init() throws {
        desk = try EditingDesk()
    }

    private func documents(_ alerts: [String: String]) -> [DocumentName: [UInt8]] {
        var documents: [DocumentName: [UInt8]] = [.shared: Array(MemoryStore.shared.utf8)]
        for (id, text) in alerts { documents[.definition(id)] = Array(text.utf8) }
        return documents
    }

    @Test("make the catalog be what they bring, and give a revision only to what is other")
    func whole() throws {
        try desk.save("a", "Draft")
        let c = #"{"id": "c", "text": {"en": {"title": "C"}}}"#
        let new = documents(["a": "\n\(EditingDesk.alerts["a"] ?? "")\n", "c": c])
        let outcomes = try desk.edit { try $0.importCatalog(new, if: .tag(["r1"])) }.outcomes
        #expect(outcomes.map(\.name) == [.definition("b"), .definition("c")])
        #expect(outcomes.map(\.revision) == [2, 2])
        #expect(try desk.store.load(since: nil).definitions.keys.sorted() == ["a", "c"])
        #expect(try desk.record("a")?.draft != nil)
        #expect(try desk.store.read { try $0.audit(after: 4, limit: 9) }.map(\.action) == [.import, .import])
    }

    @Test("of what is there change nothing, however it is written")
    func same() throws {
        let before = try desk.contents()
        #expect(try desk.edit { try $0.importCatalog(documents(EditingDesk.alerts), if: .exists) }.outcomes.isEmpty)
        let rewritten = [
            "a": #"{"text": { "en": {"title": "\u0041"} }, "id": "a"}"#,
            "b": #"{"text": {"ko": {"title": "나"}, "en": {"title": "B"}}, "id": "b"}"#,
        ]
        #expect(try desk.edit { try $0.importCatalog(documents(rewritten), if: .exists) }.outcomes.isEmpty)
        #expect(try desk.contents() == before)
    }

    @Test("that are stale, broken, or of one's own with four eyes, are refused")
    mutating func refused() throws {
        try expectRefusal(desk, .preconditionFailed(nil, current: "r1")) {
            try $0.importCatalog(documents([:]), if: .tag(["r0"]))
        }
        try expectRefusal(desk, .preconditionFailed(nil, current: "r1")) {
            try $0.importCatalog(documents([:]), if: .absent)
        }
        try expectRefusal(desk, .preconditionRequired(nil)) { try $0.importCatalog(documents([:]), if: .missing) }
        let before = try desk.contents()
        #expect(throws: EditingError.self) {
            try desk.edit { try $0.importCatalog(documents(["a": "{}"]), if: .exists) }
        }
        #expect(throws: EditingError.self) { try desk.edit { try $0.importCatalog([:], if: .exists) } }
        #expect(try desk.contents() == before)
        desk.terms.fourEyes = true
        #expect(try desk.edit { try $0.importCatalog(documents(EditingDesk.alerts), if: .exists) }.outcomes.isEmpty)
        try expectRefusal(desk, .broughtAlong(.definition("a"))) {
            try $0.importCatalog(documents(["a": #"{"id": "a", "text": {"en": {"title": "Z"}}}"#]), if: .exists)
        }
    }
}
