/// What holds only together with the draft of the shared tables.
extension CatalogEditor {
    /// What is found about definitions beside the draft of the shared tables, and that they have to be published with it.
    ///
    /// - Returns: `nil` when there is no such draft, or when it does not help.
    func findings(withDraftedTables proposals: Validation.Proposals) throws -> [Diagnostic]? {
        guard proposals[.shared] == nil, let tables = try transaction.record(of: .shared)?.draft else { return nil }
        var proposals = proposals
        proposals[.shared] = tables.bytes
        do {
            let files = Set(proposals.keys.filter { $0 != .shared }.map(\.file))
            return try validate(proposals).filter { files.contains($0.file) } + files.sorted().map(Self.needsTables)
        } catch is EditingError {
            return nil
        }
    }

    private static func needsTables(_ file: String) -> Diagnostic {
        Diagnostic(
            "draft.needs-tables", .warning, file: file,
            message: "the alert needs what the draft of catalog.json brings: publish both in one changeset")
    }
}
