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
        precondition(source.base == nil, "a change is to be applied")
        let old = previous?.parts
        var parts = CatalogParts(
            faults: source.faults, tables: source.shared.map { tables($0, reusing: old) }, otherLocales: locales)
        var kept: [CompiledDefinition] = []
        var readings: [DefinitionReading] = []
        for (id, document) in source.definitions {
            if let known = old?.definitions[id], known.isMade(of: document) {
                kept.append(known)
                parts.count(known.ownLocales)
            } else {
                readings.append(DefinitionReading(id, document))
                parts.count(readings[readings.count - 1].ownLocales)
            }
        }
        let isAlike = old.map(parts.compilesLike) ?? false
        if !isAlike {
            for id in kept.map(\.id) { readings += source.definitions[id].map { [DefinitionReading(id, $0)] } ?? [] }
            kept = []
        }
        let compiled = compile(readings, parts, servable: isAlike ? old?.servable : nil)
        parts.replace(kept + compiled)
        return Compilation(parts, revision: source.revision, like: previous?.catalog)
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
            parts.count(parts.definitions[id]?.ownLocales ?? [], by: -1)
        }
        for reading in readings { parts.count(reading.ownLocales) }
        guard parts.compilesLike(previous.parts) else { return nil }
        let compiled = compile(readings, parts, servable: parts.servable)
        parts.faults += change.faults
        parts.replace(compiled, removing: removed)
        return Compilation(parts, revision: change.revision, like: previous.catalog)
    }

    private static func tables(_ shared: CatalogSource.Document, reusing old: CatalogParts?) -> CompiledTables {
        if let known = old?.tables, known.isMade(of: shared) { return known }
        return CompiledTables(shared)
    }

    /// Definitions are read also when the tables are broken, so that all faults are told at once.
    private static func compile(
        _ readings: [DefinitionReading], _ parts: CatalogParts, servable: [[LocaleTag]: ServableLocales]?
    ) -> [CompiledDefinition] {
        guard let tables = parts.tables?.tables else {
            return readings.map { CompiledDefinition(of: $0, entry: nil, gaps: []) }
        }
        var compiler = EntryCompiler(tables: tables, locales: parts.locales, servable: servable ?? [:])
        let drafts = readings.sorted { $0.id < $1.id }.map { reading in
            let entry = compiler.compile(reading)
            return (reading: reading, entry: entry, gaps: compiler.gaps)
        }
        let pool = compiler.pool.build()
        let trial = TrialBuild(sourceLocale: tables.sourceLocale)
        return drafts.map { reading, entry, gaps in
            var entry = entry
            entry?.pool = pool
            if let entry, let document = reading.document { trial.check(entry, in: document) }
            return CompiledDefinition(of: reading, entry: entry, gaps: gaps)
        }
    }
}

extension EntryCompiler {
    fileprivate mutating func compile(_ reading: DefinitionReading) -> CatalogEntry? {
        guard let definition = reading.definition, let document = reading.document else {
            gaps = []
            return nil
        }
        return compile(definition, in: document)
    }
}
