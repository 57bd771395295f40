/// The findings about one file, of which a broken one of many megabytes could have millions.
struct BoundedFindings {
    /// Of errors, and of all else.
    static let most = 1000

    private var errors: [Diagnostic] = []
    private var others: [Diagnostic] = []
    private var droppedErrors = 0
    private var droppedOthers = 0

    mutating func add(_ diagnostic: Diagnostic) {
        let isError = diagnostic.severity == .error
        guard (isError ? errors.count : others.count) < Self.most else {
            if isError { droppedErrors += 1 } else { droppedOthers += 1 }
            return
        }
        if isError { errors.append(diagnostic) } else { others.append(diagnostic) }
    }

    /// Those that are kept, and one that says how many more there are.
    var all: [Diagnostic] {
        let dropped = droppedErrors + droppedOthers
        guard dropped > 0, let file = (errors.last ?? others.last)?.file else { return errors + others }
        let more = Diagnostic(
            "file.more-findings", droppedErrors > 0 ? .error : .warning, file: file,
            message: "there are \(dropped) more findings than are told")
        return errors + others + [more]
    }
}
