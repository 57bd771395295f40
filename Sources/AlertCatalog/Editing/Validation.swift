import JSON
package import Localization

/// Holds documents that are about to change against what is published beside them.
package struct Validation {
    /// What is to stand in the place of documents; `nil` takes one out.
    package typealias Proposals = [DocumentName: [UInt8]?]

    private let documents: any DocumentReading
    private let locales: [LocaleTag]

    /// - Parameter locales: those of the catalog, in which an alert may be served although it has no text in them itself.
    package init(_ documents: any DocumentReading, locales: [LocaleTag] = []) {
        self.documents = documents
        self.locales = locales
    }

    /// What is found about the proposals that keeps nobody from publishing them.
    ///
    /// - Throws: `EditingError.invalid` when the catalog with them would not be served.
    package func check(_ proposals: Proposals) throws -> [Diagnostic] {
        try Self.accept(findings(about: proposals))
    }

    /// - Throws: `EditingError.invalid` when one of the findings is an error.
    static func accept(_ findings: [Diagnostic]) throws -> [Diagnostic] {
        guard !findings.contains(where: { $0.severity == .error }) else { throw EditingError.invalid(findings) }
        return findings
    }

    /// All errors, and of the rest what is about these documents: that the shared tables lack a text stands there, too.
    func findings(about proposals: Proposals) throws -> [Diagnostic] {
        let files = Set(proposals.keys.map(\.file))
        return try compile(proposals).diagnostics.filter {
            $0.severity == .error || files.contains($0.file) || $0.code == "text.shared-missing"
        }
    }

    /// A definition is compiled with the shared tables alone, unless others may depend on it.
    package func compile(_ proposals: Proposals) throws -> CatalogCompiler.Compilation {
        var documents = proposals.compactMapValues(\.self)
        if Self.concernsOthers(proposals) {
            for (name, revision) in try self.documents.published() where proposals[name] == nil {
                documents[name] = revision.bytes
            }
        } else {
            documents[.shared] = try self.documents.publishedBytes(of: .shared)
        }
        return CatalogCompiler.compile(try source(of: documents), locales: locales)
    }

    /// One definition as it would be served: with those that stand in for it. What holds only with the draft of the
    /// shared tables is served with that.
    ///
    /// - Parameter drafted: whether that draft is taken in any case, if there is one.
    package func compile(
        _ bytes: [UInt8], of id: String, withDraftedTables drafted: Bool
    ) throws -> CatalogCompiler.Compilation {
        let tables = try self.documents.record(of: .shared)
        if drafted, let draft = tables?.draft { return try compile(bytes, of: id, with: draft.bytes) }
        let compilation = try compile(bytes, of: id, with: self.documents.publishedBytes(of: .shared, tables))
        guard compilation.catalog == nil, let draft = tables?.draft else { return compilation }
        let other = try compile(bytes, of: id, with: draft.bytes)
        return other.catalog == nil ? compilation : other
    }

    private func compile(
        _ bytes: [UInt8], of id: String, with tables: [UInt8]?
    ) throws -> CatalogCompiler.Compilation {
        var documents = [DocumentName.definition(id): bytes]
        documents[.shared] = tables
        var next = Self.fallback(in: bytes)
        while let id = next, documents[.definition(id)] == nil {
            documents[.definition(id)] = try self.documents.publishedBytes(of: .definition(id))
            next = documents[.definition(id)].flatMap(Self.fallback)
        }
        return CatalogCompiler.compile(try source(of: documents), locales: locales)
    }

    /// Whether other documents can be sound or not by what is proposed: all depend on the shared tables, and an alert may
    /// stand in for others, which needs it to be there, to be switched on, and not to lead in a circle.
    private static func concernsOthers(_ proposals: Proposals) -> Bool {
        proposals.contains { name, bytes in
            guard name != .shared, let bytes else { return true }
            guard let root = try? JSONDocument(parsing: bytes).root else { return false }
            return root["fallback"] != nil || root["enabled"]?.bool == false
        }
    }

    /// Whether it is seen to take longer than others should have to wait: about a millisecond for each 1.5 KB of texts.
    static func takesLong(_ proposals: Proposals) -> Bool {
        proposals.values.reduce(0) { $0 + ($1?.count ?? 0) } > 64 * 1024 || concernsOthers(proposals)
    }

    private static func fallback(in bytes: [UInt8]) -> String? {
        (try? JSONDocument(parsing: bytes))?.root["fallback"]?.string
    }

    private func source(of documents: [DocumentName: [UInt8]]) throws -> CatalogSource {
        guard let shared = documents[.shared] else {
            let file = DocumentName.shared.file
            throw EditingError.invalid([
                Diagnostic("file.missing", file: file, message: "the shared tables are not published yet")
            ])
        }
        var definitions: [String: CatalogSource.Document] = [:]
        for case (.definition(let id), let bytes) in documents {
            definitions[id] = .init(file: DocumentName.definition(id).file, bytes: bytes)
        }
        return CatalogSource(shared: .init(file: DocumentName.shared.file, bytes: shared), definitions: definitions)
    }
}
