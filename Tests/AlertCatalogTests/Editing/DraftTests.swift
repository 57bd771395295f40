import AlertCatalog
import Fixtures
import Testing

@Suite("Drafts")
struct DraftTests {
    private let desk: EditingDesk

    init() throws {
        desk = try EditingDesk()
    }

    @Test("are kept as they were written, and change nothing that is served")
    func kept() throws {
        let bytes = Array("{ \"text\" : {\"en\":{ \"title\":\"New\\u0020A\"}},\n  \"id\":\"a\" }\n".utf8)
        let outcome = try desk.edit { try $0.saveDraft(bytes, of: .definition("a"), if: .tag(["d1"])) }
        #expect(outcome.record.tag == "d2" && outcome.findings == [])
        #expect(try desk.record("a")?.draft == .init(bytes: bytes, authors: ["ann"], time: 1000))
        #expect(try desk.served("a") == EditingDesk.alerts["a"])
    }

    @Test("are written only over what their author has seen")
    func preconditions() throws {
        let a = DocumentName.definition("a")
        try expectRefusal(desk, .preconditionRequired(a)) { try $0.saveDraft([], of: a, if: .missing) }
        try expectRefusal(desk, .preconditionFailed(a, current: "d1")) {
            try $0.saveDraft([], of: a, if: .tag(["d0", "d2"]))
        }
        try expectRefusal(desk, .preconditionFailed(a, current: "d1")) { try $0.saveDraft([], of: a, if: .absent) }
        let new = DocumentName.definition("new")
        for condition in [Precondition.tag(["d1"]), .exists] {
            try expectRefusal(desk, .preconditionFailed(new, current: nil)) {
                try $0.saveDraft([], of: new, if: condition)
            }
        }
        #expect(try desk.save("new", "N", if: .absent).record.tag == "d1")
        #expect(try desk.save("new", "M", if: .tag(["d0", "d1"])).record.tag == "d2")
    }

    @Test("that could not be published are refused with all that is wrong")
    func invalid() throws {
        let broken = Array(#"{"id": "a", "actions": ["no"], "text": {"en": {"title": "{"}}}"#.utf8)
        let before = try desk.contents()
        let error = #expect(throws: EditingError.self) {
            try desk.edit { try $0.saveDraft(broken, of: .definition("a"), if: .exists) }
        }
        guard case .invalid(let findings)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(findings.map(\.code) == ["reference.unknown-action"])
        #expect(findings.allSatisfy { $0.file == "alerts/a.json" })
        #expect(try desk.contents() == before)
    }

    @Test("with another id than their name, or under a name that is no id, are refused")
    func names() throws {
        for (id, code) in [("c", "id.differs"), ("C", "id.malformed"), ("", "id.malformed")] {
            let error = #expect(throws: EditingError.self) {
                try desk.edit { try $0.saveDraft(EditingDesk.alert("a", "A"), of: .definition(id), if: .absent) }
            }
            guard case .invalid(let findings)? = error else { continue }
            #expect(findings.map(\.code) == [code])
        }
    }

    @Test("come back with their warnings, and without those of others")
    func warnings() throws {
        let odd = Array(#"{"id": "a", "text": {"en": {"title": "A", "icon.label": "A"}}}"#.utf8)
        let outcome = try desk.edit { try $0.saveDraft(odd, of: .definition("a"), if: .exists) }
        #expect(outcome.findings.map(\.code) == ["text.unused"])
        let blank = MemoryStore.shared.replacing("\"OK\"", with: "\"OK\", \"shared.x\": \"\"")
        let tables = try desk.edit { try $0.saveDraft(Array(blank.utf8), of: .shared, if: .exists) }
        #expect(tables.findings.map(\.code) == ["text.empty"])
        _ = try desk.edit { try $0.publish(.shared, if: .exists) }
        #expect(try desk.save("b", "B").findings == [])
    }

    @Test("that are not served in a locale for want of a shared text are told so")
    func sharedGap() throws {
        let tables = MemoryStore.shared.replacing("\"actions.ok\": \"확인\"", with: "")
        _ = try desk.edit { try $0.saveDraft(Array(tables.utf8), of: .shared, if: .exists) }
        _ = try desk.edit { try $0.publish(.shared, if: .exists) }
        let both = Array(#"{"id": "a", "text": {"en": {"title": "A"}, "ko": {"title": "가"}}}"#.utf8)
        let outcome = try desk.edit { try $0.saveDraft(both, of: .definition("a"), if: .exists) }
        #expect(outcome.findings.map(\.code) == ["text.shared-missing"])
    }

    @Test("are held against the shared tables alone, whatever other definitions are like")
    func alone() throws {
        try desk.store.write { transaction in
            let bytes = Array("{".utf8)
            try transaction.add(Revision(number: 2, bytes: bytes, author: "", time: 0), of: .definition("b"))
            try transaction.set(DocumentRecord(number: 2, revision: 2), of: .definition("b"))
        }
        #expect(try desk.save("a", "Other").record.tag == "d2")
    }

    @Test("of the shared tables are held against every definition")
    func shared() throws {
        let bytes = Array(#"{"sourceLocale": "ko", "defaultAction": "ok", "actions": {"ok": {}}}"#.utf8)
        let error = #expect(throws: EditingError.self) {
            try desk.edit { try $0.saveDraft(bytes, of: .shared, if: .exists) }
        }
        guard case .invalid(let findings)? = error else { return }
        #expect(findings.contains { $0.file == "alerts/a.json" } && findings.contains { $0.file == "alerts/b.json" })
        let renamed = Array(MemoryStore.shared.replacing("\"OK\"", with: "\"Fine\"").utf8)
        #expect(try desk.edit { try $0.saveDraft(renamed, of: .shared, if: .tag(["d1"])) }.record.tag == "d2")
    }

    /// Tables in which there is one more action, `go`.
    private static let tables = Array(
        MemoryStore.shared.replacing("\"ok\": {}", with: "\"ok\": {}, \"go\": {}")
            .replacing("\"OK\"", with: "\"OK\", \"actions.go\": \"Go\"").utf8)
    private static let going = Array(#"{"id": "a", "actions": ["go"], "text": {"en": {"title": "A"}}}"#.utf8)

    @Test("may need what the draft of the shared tables brings, and are published with it")
    func together() throws {
        let a = DocumentName.definition("a")
        #expect(throws: EditingError.self) { try desk.edit { try $0.saveDraft(Self.going, of: a, if: .exists) } }
        _ = try desk.edit { try $0.saveDraft(Self.tables, of: .shared, if: .exists) }
        let outcome = try desk.edit { try $0.saveDraft(Self.going, of: a, if: .exists) }
        #expect(outcome.findings.map(\.code) == ["draft.needs-tables"])
        let error = #expect(throws: EditingError.self) { try desk.edit { try $0.publish(a, if: .exists) } }
        guard case .invalid(let findings)? = error else { return }
        #expect(findings.map(\.code) == ["reference.unknown-action", "draft.needs-tables"])
        let items = [a, .shared].map { ChangesetItem(name: $0, precondition: .exists, change: .draft) }
        #expect(try desk.edit { try $0.publish(items) }.map(\.revision) == [2, 2])
    }

    @Test("that hold with the draft of the shared tables no more than without are told what is wrong without")
    func neither() throws {
        let other = Array(#"{"id": "a", "actions": ["gone"], "enabled": false, "text": {"en": {"title": "A"}}}"#.utf8)
        _ = try desk.edit { try $0.saveDraft(Self.tables, of: .shared, if: .exists) }
        let error = #expect(throws: EditingError.self) {
            try desk.edit { try $0.saveDraft(other, of: .definition("a"), if: .exists) }
        }
        guard case .invalid(let findings)? = error else { return }
        #expect(findings.map(\.code) == ["reference.unknown-action"] && findings[0].file == "alerts/a.json")
    }

    @Test("larger than a file may be are refused")
    func large() throws {
        let bytes = [UInt8](repeating: 0x20, count: CatalogEditor.largestDocument + 1)
        try expectRefusal(desk, .tooLarge(.definition("a"))) {
            try $0.saveDraft(bytes, of: .definition("a"), if: .exists)
        }
    }

    @Test("can be dropped, and then there is none to drop")
    func discarded() throws {
        try desk.save("a", "Other")
        let outcome = try desk.edit { try $0.discardDraft(of: .definition("a"), if: .tag(["d2"])) }
        #expect(outcome.record == DocumentRecord(number: 3, revision: 1))
        try expectRefusal(desk, .noDraft(.definition("a"))) { try $0.discardDraft(of: .definition("a"), if: .exists) }
        try desk.save("new", "N", if: .absent)
        #expect(try desk.edit { try $0.discardDraft(of: .definition("new"), if: .exists) }.record.exists == false)
        try expectRefusal(desk, .unknownDocument(.definition("new"))) {
            try $0.discardDraft(of: .definition("new"), if: .exists)
        }
        #expect(try desk.audit().map(\.action) == [.draft, .discard, .draft, .discard])
    }

    @Test("in a dry run are checked, and then nothing has happened")
    func dryRun() throws {
        var desk = desk
        desk.terms.isDryRun = true
        let (before, wakes) = (try desk.contents(), desk.store.wakeCount)
        let outcome = try desk.save("a", "Other")
        #expect(outcome.record.tag == "d2" && outcome.after == EditingDesk.alert("a", "Other"))
        #expect(outcome.before == EditingDesk.alerts["a"].map { Array($0.utf8) })
        try expectRefusal(desk, .preconditionRequired(.definition("a"))) {
            try $0.saveDraft([], of: .definition("a"), if: .missing)
        }
        #expect(try desk.contents() == before && desk.store.wakeCount == wakes)
    }
}
