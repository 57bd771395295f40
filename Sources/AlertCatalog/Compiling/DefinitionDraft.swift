/// One definition that has been compiled, while the pool that its texts are in still grows: without its JSON, of which a
/// whole catalog would take many times the room.
struct DefinitionDraft: Sendable {
    let id: String
    let file: String
    let hash: ContentHash
    let ownLocales: OwnLocales
    let entry: CatalogEntry?
    /// Which of the pools has the texts of the entry.
    let pool: Int
    let isEnabled: Bool
    let standIn: CompiledDefinition.StandIn?
    let gaps: [SharedGaps.Gap]
    let diagnostics: [Diagnostic]

    /// - Parameter compiler: `nil` when there is nothing to compile it with. It is read all the same, so that all faults
    ///   are told at once.
    init(_ reading: DefinitionReading, _ compiler: EntryCompiler?) {
        id = reading.id
        file = reading.file
        hash = reading.hash
        // A list for each of many drafts would leave holes in memory that nothing else fits into.
        let rows = compiler?.common.rows(reading.ownLocales)
        ownLocales = rows?.locales ?? OwnLocales(reading.ownLocales.sorted())
        standIn = reading.standIn
        isEnabled = reading.definition?.enabled ?? false
        var result = EntryCompiler.Result()
        if let compiler, let rows, let definition = reading.definition, let document = reading.document {
            result = compiler.compile(definition, rows, in: document)
        }
        entry = result.entry
        pool = result.pool
        gaps = result.gaps
        // When all is found that is wrong with what was read.
        diagnostics = reading.diagnostics
    }
}
