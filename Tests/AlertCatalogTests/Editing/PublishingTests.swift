import AlertCatalog
import Fixtures
import Testing

@Suite("Publishing")
struct PublishingTests {
    private var desk: EditingDesk

    init() throws {
        desk = try EditingDesk()
    }

    private let a = DocumentName.definition("a")

    @Test("serves the draft with the next revision, says who and why, and wakes whoever serves")
    mutating func publishing() throws {
        try desk.save("a", "New")
        desk.terms.reason = "clearer"
        desk.terms.time = 2000
        let wakes = desk.store.wakeCount
        let outcome = try desk.edit(as: EditingDesk.ben) { try $0.publish(a, if: .tag(["d2"])) }
        #expect(outcome.revision == 2 && outcome.record == DocumentRecord(number: 3, revision: 2))
        #expect(desk.store.wakeCount == wakes + 1)
        #expect(try desk.served("a")?.contains("New") == true)
        #expect(
            try desk.store.read { try $0.revision(2, of: a) }
                == Revision(
                    number: 2, bytes: EditingDesk.alert("a", "New"), author: "ann", publisher: "ben", time: 2000,
                    reason: "clearer"))
        #expect(
            try desk.audit().last
                == AuditEvent(
                    sequence: 5, time: 2000, actor: "ben", action: .publish, subject: "a", from: 1, to: 2,
                    reason: "clearer"))
    }

    @Test("gives the author's reason where the publisher has none, and names a publisher who is the author once")
    mutating func reasons() throws {
        desk.terms.reason = "clearer"
        try desk.save("a", "New")
        desk.terms.reason = nil
        try desk.save("a", "Newer")
        #expect(try desk.record("a")?.draft?.reason == "clearer")
        _ = try desk.edit { try $0.publish(a, if: .exists) }
        let revision = try desk.store.read { try $0.revision(2, of: a) }
        #expect(revision?.reason == "clearer" && revision?.author == "ann" && revision?.publisher == nil)
    }

    @Test("needs a draft, and the tag of what is published")
    func preconditions() throws {
        try expectRefusal(desk, .noDraft(a)) { try $0.publish(a, if: .exists) }
        try desk.save("a", "New")
        try expectRefusal(desk, .preconditionRequired(a)) { try $0.publish(a, if: .missing) }
        try expectRefusal(desk, .preconditionFailed(a, current: "d2")) { try $0.publish(a, if: .tag(["d1"])) }
        try expectRefusal(desk, .unknownDocument(.definition("x"))) { try $0.publish(.definition("x"), if: .exists) }
    }

    @Test("looks at the draft again, since the shared tables may have changed under it")
    func again() throws {
        let link = #"{"id": "a", "actions": [{"use": "ok"}], "text": {"en": {"title": "A"}}}"#
        _ = try desk.edit { try $0.saveDraft(Array(link.utf8), of: a, if: .exists) }
        let others =
            #"{"sourceLocale": "en", "defaultAction": "go", "actions": {"go": {}}, "text": {"en": {"actions.go": "Go"}}}"#
        _ = try desk.edit { try $0.saveDraft(Array(others.utf8), of: .shared, if: .exists) }
        _ = try desk.edit { try $0.publish(.shared, if: .exists) }
        let error = #expect(throws: EditingError.self) { try desk.edit { try $0.publish(a, if: .exists) } }
        guard case .invalid(let findings)? = error else { return }
        #expect(findings.map(\.code) == ["reference.unknown-action"])
    }

    @Test("takes two people where four eyes are asked for")
    mutating func fourEyes() throws {
        desk.terms.fourEyes = true
        try desk.save("a", "New")
        try expectRefusal(desk, .fourEyes(a)) { try $0.publish(a, if: .exists) }
        #expect(try desk.edit(as: EditingDesk.ben) { try $0.publish(a, if: .exists) }.revision == 2)
        // A roll back serves what four eyes have seen.
        #expect(try desk.edit { try $0.rollBack(a, to: 1, if: .exists) }.revision == 3)
        #expect(try desk.edit { try $0.delete(a, if: .exists) }.revision == 4)
    }

    @Test("is for nobody who has a part in the draft, also when somebody else wrote last")
    mutating func authors() throws {
        desk.terms.fourEyes = true
        try desk.save("a", "New")
        try desk.save("a", "Newer", as: EditingDesk.ben)
        #expect(try desk.record("a")?.draft?.authors == ["ann", "ben"])
        for identity in [EditingDesk.ann, EditingDesk.ben] {
            try expectRefusal(desk, .fourEyes(a), as: identity) { try $0.publish(a, if: .exists) }
        }
        // What is written down again as it is has no more authors than before.
        try desk.save("b", "New")
        let same = Array(#"{ "text": {"en": {"title": "N\u0065w"}}, "id": "b" }"#.utf8)
        _ = try desk.edit(as: EditingDesk.ben) { try $0.saveDraft(same, of: .definition("b"), if: .exists) }
        try expectRefusal(desk, .fourEyes(.definition("b"))) { try $0.publish(.definition("b"), if: .exists) }
        #expect(try desk.edit(as: EditingDesk.ben) { try $0.publish(.definition("b"), if: .exists) }.revision == 2)
        try desk.save("b", "Next", as: EditingDesk.ben)
        #expect(try desk.record("b")?.draft?.authors == ["ben"])
    }

    @Test("of an older revision makes a new one that names it, and leaves the draft")
    func rollBack() throws {
        try desk.save("a", "New")
        _ = try desk.edit { try $0.publish(a, if: .exists) }
        try desk.save("a", "Newer")
        let outcome = try desk.edit { try $0.rollBack(a, to: 1, if: .tag(["d4"])) }
        #expect(outcome.revision == 3 && outcome.record.tag == "d5")
        #expect(try desk.served("a") == EditingDesk.alerts["a"])
        #expect(try desk.store.read { try $0.revision(3, of: a)?.source } == 1)
        #expect(try desk.record("a")?.draft?.bytes == EditingDesk.alert("a", "Newer"))
        try expectRefusal(desk, .unknownRevision(a, 9)) { try $0.rollBack(a, to: 9, if: .exists) }
        try expectRefusal(desk, .preconditionFailed(a, current: "d5")) { try $0.rollBack(a, to: 1, if: .tag(["d4"])) }
    }

    @Test("a tombstone takes an alert out, and its history brings it back")
    func deletion() throws {
        try desk.save("a", "New")
        let outcome = try desk.edit { try $0.delete(a, if: .tag(["d2"])) }
        #expect(outcome.revision == 2 && outcome.record == DocumentRecord(number: 3))
        #expect(try desk.served("a") == nil)
        #expect(try desk.audit().last?.action == .delete)
        #expect(try desk.audit().last?.to == nil)
        try expectRefusal(desk, .unknownRevision(a, 2)) { try $0.rollBack(a, to: 2, if: .absent) }
        try expectRefusal(desk, .unknownDocument(a)) { try $0.delete(a, if: .exists) }
        #expect(
            try desk.edit { try $0.rollBack(a, to: 1, if: .absent) }.record == DocumentRecord(number: 4, revision: 3))
        #expect(try desk.served("a") == EditingDesk.alerts["a"])
    }

    @Test("a deletion of what was never published only drops the draft")
    func neverPublished() throws {
        try desk.save("new", "N", if: .absent)
        let outcome = try desk.edit { try $0.delete(.definition("new"), if: .exists) }
        #expect(outcome.revision == nil && outcome.record.exists == false)
        #expect(try desk.store.read { try $0.currentRevision() } == 1)
    }

    @Test("two who change one definition: one wins, and the other learns the new tag")
    func race() throws {
        for round in 0..<20 {
            let tag = try #require(try desk.record("a")?.tag)
            let first = round.isMultiple(of: 2) ? EditingDesk.ann : EditingDesk.ben
            let winner = try desk.save("a", "round \(round)", if: .tag([tag]), as: first)
            try expectRefusal(desk, .preconditionFailed(a, current: winner.record.tag)) {
                try $0.saveDraft(EditingDesk.alert("a", "late"), of: a, if: .tag([tag]))
            }
        }
    }
}
