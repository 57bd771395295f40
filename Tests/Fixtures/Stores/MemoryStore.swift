package import AlertCatalog
import Synchronization

/// A store that forgets everything in the end, for tests of what is built on stores.
package final class MemoryStore: WritableCatalogStore {
    private let contents = Mutex(MemoryContents())
    private let wakes = Atomic(0)

    package init() {}

    /// How often somebody was told of a change.
    package var wakeCount: Int { wakes.load(ordering: .relaxed) }

    package func load(since revision: Int?) throws -> CatalogSource {
        let contents = contents.withLock { $0 }
        let published = contents.published()
        guard let shared = published[.shared]?.bytes else {
            throw CatalogStoreError(.notFound, "nothing is published")
        }
        var definitions: [String: CatalogSource.Document] = [:]
        for case (.definition(let id), let revision) in published {
            guard let bytes = revision.bytes else { continue }
            definitions[id] = .init(file: DocumentName.definition(id).file, bytes: bytes)
        }
        return CatalogSource(
            revision: contents.currentRevision(), shared: .init(file: DocumentName.shared.file, bytes: shared),
            definitions: definitions)
    }

    package func waitForChange(atMost duration: Duration) -> Bool { false }

    package func wake() { wakes.add(1, ordering: .relaxed) }

    package func read<Result>(_ body: (any CatalogReading) throws -> Result) throws -> Result {
        try body(MemoryTransaction(contents.withLock { $0 }))
    }

    package func write<Result>(_ body: (any CatalogWriting) throws -> Result) throws -> Result {
        var result: Result?
        try contents.withLock { contents in
            let transaction = MemoryTransaction(contents)
            result = try body(transaction)
            contents = transaction.contents
        }
        guard let result else { preconditionFailure("a write that ended has a result") }
        return result
    }
}

/// Everything that a store keeps.
struct MemoryContents: Sendable {
    var records: [DocumentName: DocumentRecord] = [:]
    var revisions: [DocumentName: [Revision]] = [:]
    var audit: [AuditEvent] = []
    var tokens: [String: AccessToken] = [:]
    var answers: [String: RememberedAnswer] = [:]

    func currentRevision() -> Int { revisions.values.flatMap { $0.map(\.number) }.max() ?? 0 }

    func published() -> [DocumentName: Revision] {
        var published: [DocumentName: Revision] = [:]
        for (name, record) in records {
            guard let number = record.revision else { continue }
            published[name] = revisions[name]?.first { $0.number == number }
        }
        return published
    }
}
