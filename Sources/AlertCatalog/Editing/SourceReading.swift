/// A catalog without history, such as a folder's, read as one that has it: everything is published with revision 0.
package struct SourceReading: CatalogReading {
    private let documents: [DocumentName: Revision]

    package init(_ source: CatalogSource) {
        var documents = source.definitions.map { (DocumentName.definition($0.key), $0.value) }
        if let shared = source.shared { documents.append((.shared, shared)) }
        self.documents = Dictionary(documents.map { ($0, Self.revision($1)) }, uniquingKeysWith: { first, _ in first })
    }

    private static func revision(_ document: CatalogSource.Document) -> Revision {
        Revision(number: 0, bytes: document.bytes, author: "", time: 0)
    }

    package func currentRevision() -> Int { 0 }

    package func record(of name: DocumentName) -> DocumentRecord? {
        documents[name].map { DocumentRecord(number: 0, revision: $0.number) }
    }

    package func records(after key: String, limit: Int) -> [(id: String, record: DocumentRecord)] {
        let ids = documents.keys.map(\.key).filter { key.utf8.lexicographicallyPrecedes($0.utf8) }
        return ids.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.prefix(limit)
            .map { ($0, DocumentRecord(number: 0, revision: 0)) }
    }

    package func revision(_ number: Int, of name: DocumentName) -> Revision? {
        number == 0 ? documents[name] : nil
    }

    package func revisions(of name: DocumentName, before number: Int?, limit: Int) -> [Revision] { [] }

    package func published() -> [DocumentName: Revision] { documents }

    package func audit(after sequence: Int, limit: Int) -> [AuditEvent] { [] }

    package func tokens() -> [AccessToken] { [] }

    package func token(hash: [UInt8]) -> AccessToken? { nil }

    package func answer(forKey key: String) -> RememberedAnswer? { nil }
}
