import Localization

/// Compiles a whole catalog that comes piece by piece, each on all cores.
///
/// A definition is served in every locale of the catalog in which it inherits all texts, so that all locales would have
/// to be known before the first is compiled. They are taken for those that the shared tables have, or the catalog before.
/// Where a definition has brought another one, the work begins anew.
struct CatalogAssembly {
    private let previous: CatalogCompiler.Compilation?
    private let otherLocales: [LocaleTag]
    /// Those to compile with; `nil` before anybody knows.
    private let locales: [LocaleTag]?
    private var parts: CatalogParts?
    private var compiler: EntryCompiler?
    private var kept: [CompiledDefinition] = []
    private var drafts: [DefinitionDraft] = []
    /// The last piece, which may still be compiled.
    private var drafting: Drafting?

    /// - Parameters:
    ///   - previous: a compilation whose parts are taken over where they are the same.
    ///   - locales: those that the catalog turned out to have.
    ///   - otherLocales: those of a catalog that this one is only a part of.
    init(reusing previous: CatalogCompiler.Compilation?, locales: [LocaleTag]? = nil, otherLocales: [LocaleTag]) {
        self.previous = previous
        self.locales = locales
        self.otherLocales = otherLocales
    }

    /// - Parameter piece: the first one has the shared tables; with another first one all begins anew.
    ///
    /// The next piece can be read while this one is compiled.
    mutating func add(_ piece: CatalogSource) {
        if piece.shared != nil, parts != nil {
            self = CatalogAssembly(reusing: previous, locales: locales, otherLocales: otherLocales)
        }
        takeDrafts()
        var parts = parts ?? begin(piece)
        if self.parts != nil { parts.faults += piece.faults }
        let isAlike = old.map(parts.compilesLike) ?? false
        var documents: [(id: String, document: CatalogSource.Document)] = []
        var known: [CompiledDefinition] = []
        for (id, document) in piece.definitions {
            if isAlike, let definition = old?.definitions[id], definition.isMade(of: document) {
                known.append(definition)
            } else {
                documents.append((id, document))
            }
        }
        parts.count(known.map(\.ownLocales))
        kept += known
        // What comes after a new locale is only read, for the locales that it has.
        drafting = Drafting(documents, parts.hasOnlyKnownLocales ? compiler : nil)
        self.parts = parts
    }

    /// - Returns: no compilation when all has to be compiled again, with the locales that are known now.
    consuming func finish(revision: Int?) -> (compilation: CatalogCompiler.Compilation?, locales: [LocaleTag]) {
        takeDrafts()
        guard var parts else { return (nil, []) }
        guard parts.isSettled else { return (nil, parts.locales) }
        let pools = compiler?.common.texts.build() ?? []
        parts.replace(kept + drafts.map { CompiledDefinition($0, pools: pools) })
        return (CatalogCompiler.Compilation(parts, revision: revision), parts.locales)
    }

    private mutating func takeDrafts() {
        guard let new = drafting?.finish() else { return }
        drafting = nil
        parts?.count(new.map(\.ownLocales))
        drafts += new
    }

    private var old: CatalogParts? { previous?.parts }

    private mutating func begin(_ piece: CatalogSource) -> CatalogParts {
        let tables = piece.shared.map { shared in
            if let known = old?.tables, known.isMade(of: shared) { return known }
            return CompiledTables(shared)
        }
        let probable = old?.tables?.isSame(as: tables) == true ? old?.frame?.locales : nil
        let own = tables?.tables.map { CatalogParts.locales(of: $0, and: otherLocales) }
        let parts = CatalogParts(
            faults: piece.faults, tables: tables, locales: locales ?? probable ?? own ?? [],
            otherLocales: otherLocales, like: old)
        compiler = parts.frame.map { frame in
            let isAlike = frame === old?.frame
            return EntryCompiler(
                frame: frame, common: CommonParts(frame: frame, servable: isAlike ? old?.servable ?? [] : []))
        }
        return parts
    }
}
