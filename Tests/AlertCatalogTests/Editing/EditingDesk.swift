import AlertCatalog
import Fixtures
import Testing

/// A store with two published alerts, and people who change it.
struct EditingDesk {
    static let alerts = [
        "a": #"{"id": "a", "text": {"en": {"title": "A"}}}"#,
        "b": #"{"id": "b", "text": {"en": {"title": "B"}, "ko": {"title": "나"}}}"#,
    ]

    static let ann = Identity(name: "ann", role: .publisher)
    static let ben = Identity(name: "ben", role: .publisher)

    let store: MemoryStore
    var terms = CatalogEditor.Terms(time: 1000)

    init() throws {
        store = try MemoryStore(publishing: Self.alerts)
    }

    func edit<Result>(
        as identity: Identity = ann, _ change: (CatalogEditor) throws -> Result
    ) throws -> Result {
        try store.edit(as: identity, terms, change)
    }

    @discardableResult
    func save(
        _ id: String, _ title: String, if precondition: Precondition = .exists, as identity: Identity = ann
    ) throws -> CatalogEditor.Outcome {
        try edit(as: identity) { try $0.saveDraft(Self.alert(id, title), of: .definition(id), if: precondition) }
    }

    static func alert(_ id: String, _ title: String) -> [UInt8] {
        Array("{\"id\": \"\(id)\", \"text\": {\"en\": {\"title\": \"\(title)\"}}}".utf8)
    }

    func record(_ id: String) throws -> DocumentRecord? {
        try store.read { try $0.record(of: .definition(id)) }
    }

    /// What is served as this alert.
    func served(_ id: String) throws -> String? {
        try store.load(since: nil).definitions[id].map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    func audit() throws -> [AuditEvent] {
        try store.read { try $0.audit(after: 0, limit: 1000) }.filter { $0.action != .import }
    }

    /// Everything that a reader of the store can see.
    func contents() throws -> String {
        try store.read { reading in
            let records = try reading.records(after: "", limit: 100).map { "\($0)" }
            return try
                "\(records) \(reading.currentRevision()) \(reading.audit(after: 0, limit: 100)) \(reading.tokens())"
        }
    }
}

/// Expects a change to be refused, and nothing to be other than before.
func expectRefusal<Result>(
    _ desk: EditingDesk, _ expected: EditingError, as identity: Identity = EditingDesk.ann,
    at location: SourceLocation = #_sourceLocation, _ change: (CatalogEditor) throws -> Result
) throws {
    let before = try desk.contents()
    #expect(throws: expected, sourceLocation: location) { _ = try desk.edit(as: identity, change) }
    #expect(try desk.contents() == before, sourceLocation: location)
}
