import Localization

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
    let file: String
    let hash: ContentHash
    /// The locales that it has texts of its own in.
    let ownLocales: [LocaleTag]
    /// `nil` when it cannot be served at all.
    let entry: CatalogEntries.Shared?
    let isEnabled: Bool
    let standIn: StandIn?
    let gaps: [SharedGaps.Gap]
    /// What is found in it by itself.
    let diagnostics: [Diagnostic]

    /// When all is found that is wrong with what was read.
    init(of reading: DefinitionReading, entry: CatalogEntry?, gaps: [SharedGaps.Gap]) {
        id = reading.id
        file = reading.file
        hash = reading.hash
        ownLocales = reading.ownLocales
        self.entry = entry.map(CatalogEntries.Shared.init)
        isEnabled = reading.definition?.enabled ?? false
        standIn = reading.standIn
        self.gaps = gaps
        diagnostics = reading.diagnostics
    }

    func isMade(of source: CatalogSource.Document) -> Bool {
        source.file == file && ContentHash(source.bytes) == hash
    }
}
