import JSON

/// A document of the catalog while it is read and compiled: it turns places into lines, and keeps what was found.
final class SourceDocument {
    let file: String
    /// Of a definition without its texts, when they are a table.
    let json: JSONDocument
    /// All of it, which is asked for where something is found.
    private(set) lazy var whole = json.withoutTable
    private(set) var findings = BoundedFindings()
    /// Whether what is read comes of two documents, so that offsets say nothing.
    private let isMixed: Bool

    /// - Parameter tableKey: a member that is read as a table, if it is one.
    /// - Throws: one diagnostic when the bytes are not JSON.
    init(_ document: CatalogSource.Document, tableKey: String? = nil) throws(Diagnostic) {
        file = document.file
        isMixed = false
        do {
            json = try JSONDocument(parsing: document.bytes, tableKey: tableKey)
        } catch {
            throw Diagnostic("json.\(error.code)", file: file, line: error.line, message: error.message)
        }
        for duplicate in json.duplicates {
            let first = json.position(at: duplicate.firstOffset).line
            report(
                "json.duplicate-key", at: duplicate.pointer, offset: duplicate.secondOffset,
                "the key \"\(duplicate.key)\" stands twice, first in line \(first)")
        }
    }

    /// A document that was read before, with what was found in it then.
    init(file: String, json: JSONDocument, findings: BoundedFindings, isMixed: Bool = false) {
        self.file = file
        self.json = json
        self.findings = findings
        self.isMixed = isMixed
    }

    /// What was found, at most so much of it as somebody reads.
    var diagnostics: [Diagnostic] { findings.all }

    /// The same document with nothing found in it, to read in its place what comes in part from another one.
    func mixed() -> SourceDocument {
        SourceDocument(file: file, json: json, findings: BoundedFindings(), isMixed: true)
    }

    func line(at pointer: JSONPointer) -> Int {
        json.position(at: whole.root.nearest(to: pointer).offset).line
    }

    func report(
        _ code: String, _ severity: Diagnostic.Severity = .error, at pointer: JSONPointer, offset: Int? = nil,
        _ message: String
    ) {
        let offset = isMixed ? nil : offset
        let line = offset.map { json.position(at: $0).line } ?? line(at: pointer)
        report(
            Diagnostic(code, severity, file: file, line: line, pointer: pointer.description, message: message))
    }

    func report(_ diagnostic: Diagnostic) { findings.add(diagnostic) }
}

extension SourceDocument {
    /// Where a finding goes.
    struct Place {
        let document: SourceDocument
        let pointer: JSONPointer

        func report(_ code: String, _ severity: Diagnostic.Severity, _ message: String) {
            document.report(code, severity, at: pointer, message)
        }
    }
}
