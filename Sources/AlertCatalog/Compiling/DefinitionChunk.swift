/// Some definitions of a catalog, one after the other in the order of their ids, with what is to be known of them together.
///
/// A catalog is a list of chunks: the next one shares those in which nothing has changed, so that a change costs a chunk
/// and not the catalog.
final class DefinitionChunk: Sendable {
    /// Copying a list of so many references takes a few microseconds.
    private static let most = 256

    let definitions: [CompiledDefinition]
    /// The entries of those that can be served and are switched on.
    let alerts: [CatalogEntries.Shared]
    /// Those that name an alert to stand in for them.
    let withStandIn: [CompiledDefinition]
    let withGaps: [CompiledDefinition]
    let withDiagnostics: [CompiledDefinition]
    let hasError: Bool

    private init(_ definitions: some Sequence<CompiledDefinition>) {
        self.definitions = Array(definitions)
        alerts = self.definitions.compactMap { $0.isEnabled ? $0.entry : nil }
        withStandIn = self.definitions.filter { $0.standIn != nil }
        withGaps = self.definitions.filter { !$0.gaps.isEmpty }
        withDiagnostics = self.definitions.filter { !$0.diagnostics.isEmpty }
        hasError = withDiagnostics.contains { $0.diagnostics.contains { $0.severity == .error } }
    }

    /// As many chunks as the definitions need, about equally full.
    static func chunks(of definitions: [CompiledDefinition]) -> [DefinitionChunk] {
        let sorted = definitions.sorted { $0.id < $1.id }
        let count = (sorted.count + most - 1) / most
        return (0..<count).map { number in
            DefinitionChunk(sorted[sorted.count * number / count..<sorted.count * (number + 1) / count])
        }
    }

    subscript(id: String) -> CompiledDefinition? {
        let place = definitions.partitioningIndex { $0.id >= id }
        return place < definitions.count && definitions[place].id == id ? definitions[place] : nil
    }

    /// With definitions that are new or other than before, and without some.
    func replacing(_ changed: [String: CompiledDefinition], removing removed: Set<String>) -> [DefinitionChunk] {
        let kept = definitions.filter { changed[$0.id] == nil && !removed.contains($0.id) }
        return Self.chunks(of: kept + changed.values)
    }
}
