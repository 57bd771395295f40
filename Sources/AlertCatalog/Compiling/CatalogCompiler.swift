import Alerts
import JSON
import Localization

/// Makes a catalog of documents: reads each, follows the references, and says everything that is wrong.
package struct CatalogCompiler {
    /// What came out of one source.
    package struct Compilation: Sendable {
        /// `nil` when there is a diagnostic of severity `error`.
        package let catalog: Catalog?
        /// Sorted by file and line.
        package let diagnostics: [Diagnostic]
    }

    private let source: CatalogSource
    private var diagnostics: [Diagnostic]

    private init(_ source: CatalogSource) {
        self.source = source
        diagnostics = source.faults
    }

    package static func compile(_ source: CatalogSource) -> Compilation {
        var compiler = CatalogCompiler(source)
        let catalog = compiler.readAndLink()
        let broken = compiler.diagnostics.contains { $0.severity == .error }
        return Compilation(catalog: broken ? nil : catalog, diagnostics: compiler.diagnostics.sorted())
    }

    /// Definitions are read also when the tables are broken, so that all faults are told at once.
    private mutating func readAndLink() -> Catalog? {
        let shared = source.shared.flatMap { read($0) }
        let tables = shared.flatMap { SharedTablesReader(document: $0).tables() }
        let definitions = source.definitions.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            .compactMap { id, document in definition(id: id, in: document) }
        var catalog: Catalog?
        if let shared, let tables {
            SharedTextsChecker(tables: tables, document: shared).check()
            catalog = link(definitions, with: tables, in: shared)
        }
        diagnostics += shared.map { Silences(of: $0).audible() } ?? []
        diagnostics += definitions.flatMap { Silences(of: $0.document).audible() }
        return catalog
    }

    private mutating func read(_ document: CatalogSource.Document) -> SourceDocument? {
        do {
            return try SourceDocument(document)
        } catch {
            diagnostics.append(error)
            return nil
        }
    }

    private typealias Reading = (definition: AlertDefinition?, document: SourceDocument)

    private mutating func definition(id: String, in document: CatalogSource.Document) -> Reading? {
        guard Alert.isValidID(id) else {
            diagnostics.append(
                Diagnostic(
                    "id.malformed", file: document.file,
                    message: "\"\(id)\" is not an id: lower-case words joined by \".\" or \"-\", at most 128 bytes"))
            return nil
        }
        return read(document).map { (DefinitionReader(document: $0).definition(id: id), $0) }
    }

    private func link(
        _ readings: [Reading], with tables: SharedTables, in shared: SourceDocument
    ) -> Catalog {
        let own = readings.lazy.compactMap { $0.definition }.flatMap(\.texts.keys)
        let locales = Set(own).union(tables.texts.keys).union([tables.sourceLocale])
        var compiler = EntryCompiler(tables: tables, locales: locales.sorted())
        var compiled: [StandIns.Compiled] = []
        for case (let definition?, let document) in readings {
            guard let entry = compiler.compile(definition, in: document) else { continue }
            compiled.append(.init(entry: entry, definition: definition, document: document))
        }
        compiler.sharedGaps.report(to: shared)
        let pool = compiler.pool.build()
        let trial = TrialBuild(pool: pool, sourceLocale: tables.sourceLocale)
        for alert in compiled { trial.check(alert.entry, in: alert.document) }
        let chains = StandIns(compiled, written: Set(source.definitions.keys)).chains()
        let entries = compiled.filter(\.definition.enabled).map(\.entry)
        return Catalog(tables: tables, locales: compiler.locales, entries: entries, chains: chains, pool: pool)
    }
}
