/// One definition as it was compiled: all that later compilations need of it, without its bytes.
///
/// It is an object so that a catalog shares what has not changed with the one before, for the price of a reference.
final class CompiledDefinition: Sendable {
    /// The alert that it names to stand in for it, and the line in which it does.
    struct StandIn: Sendable {
        let id: String
        let line: Int
    }

    let id: String
    let hash: ContentHash
    /// The locales that it has texts of its own in.
    let ownLocales: OwnLocales
    /// `nil` when it cannot be served at all.
    let entry: CatalogEntries.Shared?
    let isEnabled: Bool
    let standIn: StandIn?
    let gaps: [SharedGaps.Gap]
    /// What is found in it by itself.
    let diagnostics: [Diagnostic]
    /// Where it differs from the usual name.
    private let unusualFile: String?

    /// - Parameter pools: those that the texts of drafts were collected in.
    init(_ draft: DefinitionDraft, pools: [TextPool]) {
        id = draft.id
        unusualFile = draft.file == DocumentName.definition(draft.id).file ? nil : draft.file
        hash = draft.hash
        var entry = draft.entry
        entry?.texts.pool = pools[draft.pool]
        self.entry = entry.map(CatalogEntries.Shared.init)
        ownLocales = draft.ownLocales
        isEnabled = draft.isEnabled
        standIn = draft.standIn
        gaps = draft.gaps
        diagnostics = draft.diagnostics
    }

    var file: String { unusualFile ?? DocumentName.definition(id).file }

    func isMade(of source: CatalogSource.Document) -> Bool {
        source.file == file && ContentHash(source.bytes) == hash
    }
}
