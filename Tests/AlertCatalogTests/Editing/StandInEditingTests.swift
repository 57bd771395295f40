import AlertCatalog
import Fixtures
import Testing

@Suite("Changes of an alert that stands in for another")
struct StandInEditingTests {
    private let desk: EditingDesk

    init() throws {
        desk = try EditingDesk()
        try save("a", #""requires": {"capabilities": ["video"]}, "fallback": "b""#)
        _ = try desk.edit { try $0.publish(.definition("a"), if: .exists) }
    }

    private func save(_ id: String, _ members: String) throws {
        let text = "{\"id\": \"\(id)\", \(members), \"text\": {\"en\": {\"title\": \"T\"}}}"
        _ = try desk.edit { try $0.saveDraft(Array(text.utf8), of: .definition(id), if: .exists) }
    }

    /// The codes and files of the errors that a change is refused with.
    private func errors(_ change: () throws -> Void) throws -> [String] {
        let before = try desk.contents()
        let error = #expect(throws: EditingError.self) { try change() }
        #expect(try desk.contents() == before)
        guard case .invalid(let findings)? = error else { return [] }
        return findings.filter { $0.severity == .error }.map { "\($0.code) \($0.file)" }
    }

    @Test("are refused where they would leave the other without it")
    func lost() throws {
        let b = DocumentName.definition("b")
        let gone = try errors { _ = try desk.edit { try $0.delete(b, if: .exists) } }
        #expect(gone == ["reference.unknown-alert alerts/a.json"])
        #expect(try errors { try save("b", #""enabled": false"#) } == ["fallback.not-served alerts/a.json"])
        let circle = try errors { try save("b", #""requires": {"schema": 9}, "fallback": "a""#) }
        #expect(circle == ["fallback.circular alerts/a.json", "fallback.circular alerts/b.json"])
        let nobody = try errors { try save("b", #""requires": {"schema": 9}, "fallback": "x""#) }
        #expect(nobody == ["reference.unknown-alert alerts/b.json"])
    }

    @Test("are made together with the other")
    func together() throws {
        let items = ["a", "b"].map {
            ChangesetItem(name: .definition($0), precondition: .exists, change: .delete)
        }
        #expect(try desk.edit { try $0.publish(items) }.count == 2)
        #expect(try desk.store.load(since: nil).definitions.isEmpty)
    }

    @Test("are made alone where the other does not mind")
    func alone() throws {
        try desk.save("b", "Better")
        #expect(try desk.edit { try $0.publish(.definition("b"), if: .exists) }.revision == 3)
        #expect(try desk.edit { try $0.delete(.definition("a"), if: .exists) }.revision == 4)
        #expect(try desk.edit { try $0.delete(.definition("b"), if: .exists) }.revision == 5)
    }
}
