import AlertCatalog

/// A diagnostic as answers write it.
struct DiagnosticBody: Encodable {
    let code: String
    let severity: Diagnostic.Severity
    let file: String
    let line: Int
    let pointer: String
    let message: String

    init(_ diagnostic: Diagnostic) {
        code = diagnostic.code
        severity = diagnostic.severity
        file = diagnostic.file
        line = diagnostic.line
        pointer = diagnostic.pointer
        message = diagnostic.message
    }
}
