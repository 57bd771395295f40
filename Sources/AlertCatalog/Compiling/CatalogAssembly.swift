import Dispatch
import Localization
import OperatingSystem

/// Compiles a whole catalog that comes piece by piece, each on all cores.
///
/// A definition is served in every locale of the catalog in which it inherits all texts, so that all locales would have
/// to be known before the first is compiled. They are taken for those that the shared tables have, or the catalog before.
/// Where a definition has brought another one, the work begins anew.
struct CatalogAssembly {
    /// So many are compiled by one thread one after another.
    private static let share = 16

    private let previous: CatalogCompiler.Compilation?
    private let otherLocales: [LocaleTag]
    /// Those to compile with; `nil` before anybody knows.
    private let locales: [LocaleTag]?
    private var parts: CatalogParts?
    private var compiler: EntryCompiler?
    private var kept: [CompiledDefinition] = []
    private var drafts: [DefinitionDraft] = []

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
    mutating func add(_ piece: CatalogSource) {
        if piece.shared != nil, parts != nil {
            self = CatalogAssembly(reusing: previous, locales: locales, otherLocales: otherLocales)
        }
        var parts = parts ?? begin(piece)
        if self.parts != nil { parts.faults += piece.faults }
        let isAlike = old.map(parts.compilesLike) ?? false
        var documents: [(id: String, document: CatalogSource.Document)] = []
        for (id, document) in piece.definitions {
            if isAlike, let known = old?.definitions[id], known.isMade(of: document) {
                kept.append(known)
                parts.count(known.ownLocales.all)
            } else {
                documents.append((id, document))
            }
        }
        // What comes after a new locale is only read, for the locales that it has.
        let new = Self.drafts(of: documents, parts.hasOnlyKnownLocales ? compiler : nil)
        for draft in new { parts.count(draft.ownLocales.all) }
        drafts += new
        self.parts = parts
    }

    /// - Returns: `nil` when all has to be compiled again, with the locales that are known now.
    consuming func finish(revision: Int?) -> CatalogCompiler.Compilation? {
        guard var parts, parts.isSettled else { return nil }
        let pools = compiler?.common.texts.build() ?? []
        parts.replace(kept + drafts.map { CompiledDefinition($0, pools: pools) })
        return CatalogCompiler.Compilation(parts, revision: revision)
    }

    private var old: CatalogParts? { previous?.parts }

    /// The locales that the catalog has.
    var foundLocales: [LocaleTag] { parts?.locales ?? [] }

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

    private static func drafts(
        of documents: [(id: String, document: CatalogSource.Document)], _ compiler: EntryCompiler?
    ) -> [DefinitionDraft] {
        let drafts = Monitor<[DefinitionDraft]>([])
        DispatchQueue.concurrentPerform(iterations: (documents.count + share - 1) / share) { number in
            let mine = documents[number * share..<min((number + 1) * share, documents.count)]
            let made = mine.map { DefinitionDraft(DefinitionReading($0.id, $0.document), compiler) }
            drafts.withLock { $0 += made }
        }
        return drafts.withLock { $0 }
    }
}
