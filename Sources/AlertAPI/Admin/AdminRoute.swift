import AlertCatalog
import HTTPServer

/// One method on one path of the management interface: who may use it, and what answers there.
struct AdminRoute {
    enum Endpoint: Sendable {
        case reads(@Sendable (AdminRequest, any CatalogReading) throws -> AdminAnswer)
        /// From a request to the change that it asks for, so that nothing is parsed while the store is held.
        case writes(@Sendable (AdminRequest) throws -> AdminEdit)
    }

    let method: HTTPMethod
    /// Segments after `/admin/v1`; one in braces stands for any one segment.
    let segments: [Substring]
    /// The least role that may use it.
    let role: AccessToken.Role
    let endpoint: Endpoint

    /// The management interface, whole.
    static let all =
        [
            AdminRoute(.get, "definitions", .viewer, .reads(ListDefinitions.answer)),
            AdminRoute(.get, "audit", .viewer, .reads(ListAudit.answer)),
            AdminRoute(.get, "catalog", .viewer, .reads(ExportCatalog.answer)),
            AdminRoute(.put, "catalog", .admin, .writes(ImportCatalog.edit)),
            AdminRoute(.post, "changesets", .publisher, .writes(PublishChangeset.edit)),
            AdminRoute(.delete, "definitions/{id}", .publisher, .writes(DeleteDefinition.edit)),
            AdminRoute(.get, "definitions/{id}/preview", .viewer, .reads(PreviewDefinition.answer)),
        ] + ofDocuments("definitions/{id}") + ofDocuments("shared")

    /// What is done alike with a definition and with the shared tables.
    private static func ofDocuments(_ path: String) -> [AdminRoute] {
        [
            AdminRoute(.get, path, .viewer, .reads(GetDocument.answer)),
            AdminRoute(.put, path, .editor, .writes(PutDraft.edit)),
            AdminRoute(.delete, "\(path)/draft", .editor, .writes(DiscardDraft.edit)),
            AdminRoute(.post, "\(path)/publish", .publisher, .writes(PublishDraft.edit)),
            AdminRoute(.post, "\(path)/rollback", .publisher, .writes(RollBack.edit)),
            AdminRoute(.get, "\(path)/revisions", .viewer, .reads(ListRevisions.answer)),
            AdminRoute(.get, "\(path)/revisions/{revision}", .viewer, .reads(GetRevision.answer)),
            AdminRoute(.get, "\(path)/diff", .viewer, .reads(CompareRevisions.answer)),
        ]
    }

    static let root = "/admin/v1/"

    /// Every path once, as metrics and the log name it.
    static let paths = all.map(\.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }

    /// Of the route with this path, whatever its method; `nil` when there is none.
    static func name(of path: ArraySlice<String>) -> String? { all.first { $0.matches(path) }?.name }

    /// What a path takes, as `Allow` writes it; `nil` when there is no such path.
    static func allowedMethods(at path: ArraySlice<String>) -> String? {
        let methods = all.filter { $0.matches(path) }.map(\.method)
        guard !methods.isEmpty else { return nil }
        let others = methods.contains(.get) ? ["HEAD", "OPTIONS"] : ["OPTIONS"]
        return (methods.map(\.rawValue) + others).sorted().joined(separator: ", ")
    }

    private var name: String { Self.root + segments.joined(separator: "/") }

    private init(_ method: HTTPMethod, _ path: String, _ role: AccessToken.Role, _ endpoint: Endpoint) {
        self.method = method
        segments = path.split(separator: "/")
        self.role = role
        self.endpoint = endpoint
    }

    func matches(_ path: ArraySlice<String>) -> Bool {
        path.count == segments.count && zip(segments, path).allSatisfy { $0.hasPrefix("{") || $0 == $1 }
    }
}
