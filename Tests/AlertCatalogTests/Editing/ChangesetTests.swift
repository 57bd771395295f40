import AlertCatalog
import Fixtures
import Testing

@Suite("Changesets")
struct ChangesetTests {
    private var desk: EditingDesk

    init() throws {
        desk = try EditingDesk()
    }

    private func item(
        _ id: String, _ precondition: Precondition = .exists, _ change: ChangesetItem.Change = .draft
    ) -> ChangesetItem {
        ChangesetItem(name: .definition(id), precondition: precondition, change: change)
    }

    @Test("publish drafts, new documents and tombstones with one revision")
    func together() throws {
        try desk.save("a", "New")
        let outcomes = try desk.edit(as: EditingDesk.ben) { editor in
            try editor.publish([
                item("a", .tag(["d2"])), item("c", .absent, .document(EditingDesk.alert("c", "C"))),
                item("b", .tag(["d1"]), .delete),
            ])
        }
        #expect(outcomes.map(\.revision) == [2, 2, 2] && outcomes.map(\.record.number) == [3, 1, 2])
        #expect(try desk.store.load(since: nil).definitions.keys.sorted() == ["a", "c"])
        let events = try desk.audit().suffix(3)
        #expect(events.map(\.action) == [.publish, .publish, .delete] && events.map(\.subject) == ["a", "c", "b"])
        #expect(try desk.store.read { try $0.revision(2, of: .definition("a"))?.author } == "ann")
        #expect(try desk.store.read { try $0.revision(2, of: .definition("c"))?.author } == "ben")
    }

    @Test("let a definition use what the shared tables get with it")
    func shared() throws {
        let tables = MemoryStore.shared.replacing("\"ok\": {}", with: "\"ok\": {}, \"go\": {}")
            .replacing("\"OK\"", with: "\"OK\", \"actions.go\": \"Go\"")
        let definition = Array(#"{"id": "c", "actions": ["go"], "text": {"en": {"title": "C"}}}"#.utf8)
        let needs = item("c", .absent, .document(definition))
        #expect(throws: EditingError.self) { try desk.edit { try $0.publish([needs]) } }
        let brings = ChangesetItem(name: .shared, precondition: .exists, change: .document(Array(tables.utf8)))
        #expect(try desk.edit { try $0.publish([needs, brings]) }.map(\.revision) == [2, 2])
    }

    @Test("leave alone what says what is published already, and drafts beside the documents that they bring")
    mutating func unchanged() throws {
        desk.terms.fourEyes = true
        try desk.save("a", "Draft")
        try desk.save("b", "New", as: EditingDesk.ben)
        let same = Array("\n{\"text\": {\"en\": {\"title\": \"\\u0041\"}}, \"id\": \"a\"}".utf8)
        let outcomes = try desk.edit { editor in
            try editor.publish([item("a", .exists, .document(same)), item("b")])
        }
        #expect(outcomes.map(\.revision) == [nil, 2])
        #expect(outcomes[0].record.tag == "d2" && outcomes[0].before == outcomes[0].after)
        #expect(try desk.served("a") == EditingDesk.alerts["a"])
        desk.terms.fourEyes = false
        let other = item("a", .exists, .document(EditingDesk.alert("a", "Now")))
        #expect(try desk.edit { try $0.publish([other]) }.map(\.record.tag) == ["d3"])
        #expect(try desk.record("a")?.draft?.bytes == EditingDesk.alert("a", "Draft"))
    }

    @Test("are all or nothing")
    func atomic() throws {
        try desk.save("a", "New")
        let b = DocumentName.definition("b")
        try expectRefusal(desk, .preconditionFailed(b, current: "d1")) {
            try $0.publish([item("a"), item("b", .tag(["d9"]), .delete)])
        }
        try expectRefusal(desk, .noDraft(b)) { try $0.publish([item("a"), item("b")]) }
        try expectRefusal(desk, .repeated(.definition("a"))) { try $0.publish([item("a"), item("a")]) }
        try expectRefusal(desk, .preconditionRequired(b)) { try $0.publish([item("a"), item("b", .missing, .delete)]) }
        try expectRefusal(desk, .unknownDocument(.shared)) {
            try $0.publish([ChangesetItem(name: .shared, precondition: .exists, change: .delete)])
        }
        let before = try desk.contents()
        #expect(throws: EditingError.self) {
            try desk.edit { try $0.publish([item("a"), item("c", .absent, .document(Array("{".utf8)))]) }
        }
        #expect(try desk.contents() == before)
    }

    @Test("carry nothing that their publisher wrote, where four eyes are asked for")
    mutating func fourEyes() throws {
        desk.terms.fourEyes = true
        try desk.save("a", "New")
        try desk.save("b", "New", as: EditingDesk.ben)
        try expectRefusal(desk, .fourEyes(.definition("b")), as: EditingDesk.ben) {
            try $0.publish([item("a"), item("b")])
        }
        try expectRefusal(desk, .broughtAlong(.definition("c"))) {
            try $0.publish([item("c", .absent, .document(EditingDesk.alert("c", "C")))])
        }
        #expect(try desk.edit { try $0.publish([item("b")]) }.count == 1)
    }
}
