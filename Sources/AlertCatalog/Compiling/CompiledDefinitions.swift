/// The definitions of one catalog, sorted by id, bytewise.
struct CompiledDefinitions: Sendable {
    private(set) var sorted: [CompiledDefinition] = []

    init(_ definitions: [CompiledDefinition] = []) {
        sorted = definitions.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    }

    subscript(id: String) -> CompiledDefinition? {
        position(of: id).map { sorted[$0] }
    }

    /// With definitions that are new or other than before, and without some.
    func replacing(_ changed: [CompiledDefinition], removing removed: Set<String>) -> CompiledDefinitions {
        var copy = self
        var added: [CompiledDefinition] = []
        for definition in changed {
            if let position = position(of: definition.id) {
                copy.sorted[position] = definition
            } else {
                added.append(definition)
            }
        }
        let gone = removed.filter { position(of: $0) != nil }
        guard !added.isEmpty || !gone.isEmpty else { return copy }
        return CompiledDefinitions(copy.sorted.filter { !gone.contains($0.id) } + added)
    }

    func isSame(as other: CompiledDefinitions) -> Bool {
        sorted.count == other.sorted.count
            && zip(sorted, other.sorted).allSatisfy { left, right in
                left === right || (left.id == right.id && left.file == right.file && left.hash == right.hash)
            }
    }

    private func position(of id: String) -> Int? {
        var range = sorted.indices
        while let middle = range.isEmpty ? nil : range.lowerBound + range.count / 2 {
            let other = sorted[middle].id
            if other == id { return middle }
            range =
                other.utf8.lexicographicallyPrecedes(id.utf8)
                ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return nil
    }
}
