import AlertCatalog

/// A copy of what a store keeps, to be changed; one thread at a time.
final class MemoryTransaction: CatalogWriting {
    private(set) var contents: MemoryContents
    private var newRevision: Int?

    init(_ contents: MemoryContents) {
        self.contents = contents
    }

    func currentRevision() -> Int { contents.currentRevision() }

    func record(of name: DocumentName) -> DocumentRecord? { contents.records[name] }

    func records(after key: String, limit: Int) -> [(id: String, record: DocumentRecord)] {
        contents.records.filter { key < $0.key.key && $0.value.exists }
            .map { (id: $0.key.key, record: $0.value) }.sorted { $0.id < $1.id }.prefix(limit).map { $0 }
    }

    func revision(_ number: Int, of name: DocumentName) -> Revision? {
        contents.revisions[name]?.first { $0.number == number }
    }

    func revisions(of name: DocumentName, before number: Int?, limit: Int) -> [Revision] {
        let older = (contents.revisions[name] ?? []).filter { $0.number < number ?? .max }
        return Array(older.sorted { $0.number > $1.number }.prefix(limit))
    }

    func published() -> [DocumentName: Revision] { contents.published() }

    func set(_ record: DocumentRecord, of name: DocumentName) { contents.records[name] = record }

    func nextRevision() -> Int {
        let number = newRevision ?? currentRevision() + 1
        newRevision = number
        return number
    }

    func add(_ revision: Revision, of name: DocumentName) { contents.revisions[name, default: []].append(revision) }

    func audit(after sequence: Int, limit: Int) -> [AuditEvent] {
        Array(contents.audit.filter { $0.sequence > sequence }.prefix(limit))
    }

    func append(_ event: AuditEvent) {
        var event = event
        event.sequence = contents.audit.count + 1
        contents.audit.append(event)
    }

    func tokens() -> [AccessToken] { contents.tokens.values.sorted { $0.name < $1.name } }

    func token(hash: [UInt8]) -> AccessToken? { contents.tokens.values.first { $0.hash == hash } }

    func set(_ token: AccessToken) { contents.tokens[token.name] = token }

    func answer(forKey key: String) -> RememberedAnswer? { contents.answers[key] }

    func remember(_ answer: RememberedAnswer, forKey key: String) { contents.answers[key] = answer }

    func forgetAnswers(before time: Int) { contents.answers = contents.answers.filter { $0.value.time >= time } }
}
