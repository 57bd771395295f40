import JSON

/// The shared tables, read and checked once for all compilations in which they are the same.
struct CompiledTables: Sendable {
    let file: String
    let hash: ContentHash
    /// `nil` when they are broken.
    let tables: SharedTables?
    /// `nil` when the bytes are not JSON.
    private let json: JSONDocument?
    /// What is found in the document by itself.
    private let findings: BoundedFindings

    init(_ source: CatalogSource.Document) {
        file = source.file
        hash = ContentHash(source.bytes)
        do {
            let document = try SourceDocument(source)
            tables = SharedTablesReader(document: document).tables().map {
                SharedReferences(document: document).followed(in: $0)
            }
            if let tables { SharedTextsChecker(tables: tables, document: document).check() }
            json = document.json
            findings = document.findings
        } catch {
            tables = nil
            json = nil
            var findings = BoundedFindings()
            findings.add(error)
            self.findings = findings
        }
    }

    func isSame(as other: CompiledTables?) -> Bool { hash == other?.hash && file == other?.file }

    func isMade(of source: CatalogSource.Document) -> Bool {
        source.file == file && ContentHash(source.bytes) == hash
    }

    /// What is found in the document, also by those alerts that lack something in it.
    func diagnostics(with gaps: SharedGaps) -> [Diagnostic] {
        guard let json else { return findings.all }
        let document = SourceDocument(file: file, json: json, findings: findings)
        gaps.report(to: document)
        return Silences(of: document).audible()
    }
}
