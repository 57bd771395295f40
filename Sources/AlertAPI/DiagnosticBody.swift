package import AlertCatalog

/// A diagnostic as answers write it.
package struct DiagnosticBody: Encodable {
    let code: String
    let severity: Diagnostic.Severity
    let file: String
    let line: Int
    let pointer: String
    let message: String

    /// - Parameter file: the path of the file, for whom the catalog's own name of it is not enough.
    package init(_ diagnostic: Diagnostic, file: String? = nil) {
        code = diagnostic.code
        severity = diagnostic.severity
        self.file = file ?? diagnostic.file
        line = diagnostic.line
        pointer = diagnostic.pointer
        message = diagnostic.message
    }
}
