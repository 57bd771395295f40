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
        var whole = CatalogSource(revision: current, shared: nil, definitions: [:])
        try forEachPiece(of: database) { piece in
            whole.shared = piece.shared ?? whole.shared
            whole.definitions.merge(piece.definitions) { _, new in new }
        }
        return whole
    }

    /// Hands over what is published, the shared tables first.
    ///
    /// It is asked for page by page, since one of the databases keeps all rows of an answer in memory.
    ///
    /// - Throws: `notFound` when nothing was published yet.
    func forEachPiece(of database: String, _ take: (CatalogSource) -> Void) throws {
        guard let shared = try publishedBytes(of: .shared, record(of: .shared)) else {
            throw CatalogStoreError(.notFound, "\(database) holds no catalog yet")
        }
        var piece = CatalogSource(
            shared: CatalogSource.Document(file: DocumentName.shared.file, bytes: shared), definitions: [:])
        var last = ""
        repeat {
            take(piece)
            piece = CatalogSource(shared: nil, definitions: [:])
            try forEachPublishedDefinition(after: last, limit: pageSize) { id, bytes in
                piece.definitions[id] = CatalogSource.Document(file: DocumentName.definition(id).file, bytes: bytes)
                last = id
            }
        } while !piece.definitions.isEmpty
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

/// Documents that are read before the first of them is compiled, on all cores.
private let pageSize = 1024
