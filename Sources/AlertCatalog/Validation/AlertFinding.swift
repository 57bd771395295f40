import JSON

/// One finding about an alert that was built, before it is told.
struct AlertFinding {
    let code: String
    let severity: Diagnostic.Severity
    let pointer: JSONPointer
    let message: String
}
