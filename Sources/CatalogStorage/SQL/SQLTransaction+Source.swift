import AlertCatalog

extension SQLTransaction {
    /// What is published, or what has changed of it since a revision.
    ///
    /// - Throws: `notFound` when nothing was published yet.
    func source(since revision: Int?, of database: String) throws -> CatalogSource {
        let current = try currentRevision()
        // A number from the future is that of another database, or of this one before it was brought back.
        guard let revision, revision > 0, revision <= current else { return try whole(current, of: database) }
        return try changes(since: revision, to: current)
    }

    private func whole(_ current: Int, of database: String) throws -> CatalogSource {
        var shared: CatalogSource.Document?
        var definitions: [String: CatalogSource.Document] = [:]
        try forEachPublished { name, revision in
            guard let bytes = revision.bytes else { return }
            let document = CatalogSource.Document(file: name.file, bytes: bytes)
            switch name {
            case .shared: shared = document
            case .definition(let id): definitions[id] = document
            }
        }
        guard let shared else { throw CatalogStoreError(.notFound, "\(database) holds no catalog yet") }
        return CatalogSource(revision: current, shared: shared, definitions: definitions)
    }

    private func changes(since revision: Int, to current: Int) throws -> CatalogSource {
        var changes = CatalogSource(revision: current, base: revision, shared: nil, definitions: [:], removed: [])
        try forEachChange(after: revision) { name, bytes in
            let document = bytes.map { CatalogSource.Document(file: name.file, bytes: $0) }
            switch name {
            case .shared: changes.shared = document
            case .definition(let id):
                changes.definitions[id] = document
                if document == nil { changes.removed.insert(id) }
            }
        }
        return changes
    }
}
