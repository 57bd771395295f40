package import Localization

/// Makes a catalog of documents: reads each, follows the references, and says everything that is wrong.
///
/// What was compiled before from the same bytes, with the same shared tables and the same set of locales, comes out the
/// same and is taken over: a change costs what has changed.
package enum CatalogCompiler {
    /// - Parameters:
    ///   - source: a whole catalog.
    ///   - previous: a compilation whose parts are taken over where they are the same.
    ///   - locales: those of the catalog that the source is only a part of; alerts are served in them, too, where they
    ///     inherit all texts.
    package static func compile(
        _ source: CatalogSource, reusing previous: Compilation? = nil, locales: [LocaleTag] = []
    ) -> Compilation {
        compile(reusing: previous, locales: locales) { take in
            take(source)
            return source.revision
        }
    }

    /// - Parameter load: hands over a whole catalog piece by piece, the first of which has the shared tables, and answers
    ///   its revision. It may be asked again.
    package static func compile(
        reusing previous: Compilation?, locales: [LocaleTag] = [],
        _ load: (_ take: (CatalogSource) -> Void) throws -> Int?
    ) rethrows -> Compilation {
        var found: [LocaleTag]?
        while true {
            var assembly = CatalogAssembly(reusing: previous, locales: found, otherLocales: locales)
            let revision = try load { piece in
                precondition(piece.base == nil, "a change is to be applied")
                assembly.add(piece)
            }
            let (compilation, locales) = assembly.finish(revision: revision)
            if let compilation { return compilation }
            found = locales
        }
    }

    /// Applies what has changed since `previous`.
    ///
    /// - Returns: `nil` when that is not enough to know the whole: the change is one to another revision, or it changes
    ///   the shared tables or the set of locales, which every definition is compiled with. Then the whole is to be loaded.
    package static func apply(_ change: CatalogSource, to previous: Compilation) -> Compilation? {
        guard let base = change.base, base == previous.revision else { return nil }
        var parts = previous.parts
        if let shared = change.shared, parts.tables?.isMade(of: shared) != true { return nil }
        let readings = change.definitions
            .filter { id, document in parts.definitions[id]?.isMade(of: document) != true }
            .map(DefinitionReading.init)
        let removed = change.removed.subtracting(change.definitions.keys)
        for id in readings.map(\.id) + removed {
            parts.count(parts.definitions[id]?.ownLocales.all ?? [], by: -1)
        }
        for reading in readings { parts.count(reading.ownLocales, by: 1) }
        guard parts.isSettled else { return nil }
        let compiler = parts.frame.map {
            EntryCompiler(frame: $0, common: CommonParts(frame: $0, servable: parts.servable))
        }
        let drafts = readings.map { DefinitionDraft($0, compiler) }
        let pools = compiler?.common.texts.build() ?? []
        parts.faults += change.faults
        parts.replace(drafts.map { CompiledDefinition($0, pools: pools) }, removing: removed)
        return Compilation(parts, revision: change.revision)
    }
}
