/// The definitions of one catalog, sorted by id, bytewise: valid ids are ASCII, which strings are compared by.
struct CompiledDefinitions: Sendable {
    private(set) var chunks: [DefinitionChunk] = []

    init(_ definitions: [CompiledDefinition] = []) {
        chunks = DefinitionChunk.chunks(of: definitions)
    }

    subscript(id: String) -> CompiledDefinition? { chunks.isEmpty ? nil : chunks[chunk(of: id)][id] }

    /// With definitions that are new or other than before, and without some.
    func replacing(_ changed: [CompiledDefinition], removing removed: Set<String>) -> CompiledDefinitions {
        guard !chunks.isEmpty else { return CompiledDefinitions(changed) }
        var changes: [Int: [String: CompiledDefinition]] = [:]
        var removals: [Int: Set<String>] = [:]
        for definition in changed { changes[chunk(of: definition.id), default: [:]][definition.id] = definition }
        for id in removed { removals[chunk(of: id), default: []].insert(id) }
        var copy = CompiledDefinitions()
        for (number, chunk) in chunks.enumerated() {
            if changes[number] == nil, removals[number] == nil {
                copy.chunks.append(chunk)
            } else {
                copy.chunks += chunk.replacing(changes[number] ?? [:], removing: removals[number] ?? [])
            }
        }
        return copy
    }

    func isSame(as other: CompiledDefinitions) -> Bool {
        if chunks.count == other.chunks.count, zip(chunks, other.chunks).allSatisfy({ $0 === $1 }) { return true }
        return chunks.lazy.flatMap(\.definitions).elementsEqual(other.chunks.lazy.flatMap(\.definitions)) {
            left, right in
            left === right || (left.id == right.id && left.file == right.file && left.hash == right.hash)
        }
    }

    /// The only one that may have a definition.
    private func chunk(of id: String) -> Int {
        max(chunks.partitioningIndex { $0.definitions[0].id > id } - 1, 0)
    }
}
