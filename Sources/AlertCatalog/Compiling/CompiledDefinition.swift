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
    private let particulars: Particulars?

    /// What few definitions have; the others need no room for it.
    private final class Particulars: Sendable {
        let standIn: StandIn?
        let gaps: [SharedGaps.Gap]
        let diagnostics: [Diagnostic]
        /// Where it differs from the usual name.
        let unusualFile: String?

        /// `nil` when there are none.
        init?(_ draft: DefinitionDraft) {
            standIn = draft.standIn
            gaps = draft.gaps
            diagnostics = draft.diagnostics
            unusualFile = draft.file == DocumentName.definition(draft.id).file ? nil : draft.file
            if standIn == nil, gaps.isEmpty, diagnostics.isEmpty, unusualFile == nil { return nil }
        }
    }

    /// - Parameter pools: those that the texts of drafts were collected in.
    init(_ draft: DefinitionDraft, pools: [TextPool]) {
        id = draft.id
        hash = draft.hash
        var entry = draft.entry
        entry?.texts.pool = pools[draft.pool]
        self.entry = entry.map(CatalogEntries.Shared.init)
        ownLocales = draft.ownLocales
        isEnabled = draft.isEnabled
        particulars = Particulars(draft)
    }

    var standIn: StandIn? { particulars?.standIn }
    var gaps: [SharedGaps.Gap] { particulars?.gaps ?? [] }
    /// What is found in it by itself.
    var diagnostics: [Diagnostic] { particulars?.diagnostics ?? [] }
    var file: String { particulars?.unusualFile ?? DocumentName.definition(id).file }

    func isMade(of source: CatalogSource.Document) -> Bool {
        source.file == file && ContentHash(source.bytes) == hash
    }
}
