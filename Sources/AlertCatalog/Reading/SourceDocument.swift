import JSON

/// A document of the catalog while it is read and compiled: it turns places into lines, and keeps what was found.
final class SourceDocument {
    let file: String
    let json: JSONDocument
    private(set) var diagnostics: [Diagnostic] = []

    /// - Throws: one diagnostic when the bytes are not JSON.
    init(_ document: CatalogSource.Document) throws(Diagnostic) {
        file = document.file
        do {
            json = try JSONDocument(parsing: document.bytes)
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
    init(file: String, json: JSONDocument, diagnostics: [Diagnostic]) {
        self.file = file
        self.json = json
        self.diagnostics = diagnostics
    }

    func line(at pointer: JSONPointer) -> Int {
        json.position(at: json.root.value(at: pointer)?.offset ?? 0).line
    }

    func report(
        _ code: String, _ severity: Diagnostic.Severity = .error, at pointer: JSONPointer, offset: Int? = nil,
        _ message: String
    ) {
        let place = offset ?? json.root.value(at: pointer)?.offset ?? 0
        diagnostics.append(
            Diagnostic(
                code, severity, file: file, line: json.position(at: place).line, pointer: pointer.description,
                message: message))
    }
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
