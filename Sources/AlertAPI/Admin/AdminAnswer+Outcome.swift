import AlertCatalog

extension CatalogEditor.Outcome {
    /// `nil` when the document is gone. What is undone again has none: it would be somebody else's.
    var tag: String? { record.exists ? record.tag : nil }
}

extension AdminAnswer {
    /// What became of one document.
    init(_ outcome: CatalogEditor.Outcome, isDryRun: Bool) throws {
        self.init(
            tag: isDryRun ? nil : outcome.tag,
            revision: isDryRun ? nil : outcome.revision,
            body: try DocumentBodies.outcome(outcome, isDryRun: isDryRun))
    }

    /// What became of many that share one revision.
    init(_ outcomes: [CatalogEditor.Outcome], findings: [Diagnostic], isDryRun: Bool) throws {
        var body = JSONMembers()
        let revision = outcomes.lazy.compactMap(\.revision).first
        body.add("revision", revision)
        if isDryRun { body.add("dryRun", true) }
        body.add("diagnostics", findings.map { DiagnosticBody($0) })
        body.add("items", try outcomes.map { try Self.item($0, isDryRun: isDryRun) })
        self.init(revision: isDryRun ? nil : revision, body: body.object)
    }

    private static func item(_ outcome: CatalogEditor.Outcome, isDryRun: Bool) throws -> JSONMembers {
        var item = JSONMembers()
        switch outcome.name {
        case .shared: item.add("shared", true)
        case .definition(let id): item.add("id", id)
        }
        if !isDryRun { item.add("tag", outcome.tag) }
        item.add("change", change(outcome))
        if isDryRun { item.add("changes", try DocumentBodies.changes(from: outcome.before, to: outcome.after)) }
        return item
    }

    private static func change(_ outcome: CatalogEditor.Outcome) -> String {
        guard outcome.revision != nil else { return "unchanged" }
        if outcome.after == nil { return "deleted" }
        return outcome.before == nil ? "created" : "changed"
    }
}
