import AlertCatalog
import Alerts
import HTTPServer
import Localization

/// A request of the management interface as endpoints see it: routed, and from somebody who may make it.
struct AdminRequest {
    let request: Request
    let target: RequestTarget
    /// Segments after `/admin/v1`.
    let path: ArraySlice<String>
    let identity: Identity
    /// The locales of the catalog that is served.
    let locales: [LocaleTag]

    /// The path, as a field writes it.
    var location: String { AdminRoute.root + path.joined(separator: "/") }

    var query: AdminQuery { AdminQuery(target: target) }

    /// The document that the path names.
    func document() throws(Problem) -> DocumentName {
        guard path.first == "definitions" else { return .shared }
        return try Self.definition(path.dropFirst().first ?? "")
    }

    /// - Throws: `unknownDocument` for what is no id, the empty text above all, which is the key of the shared tables.
    static func definition(_ id: String) throws(Problem) -> DocumentName {
        guard Alert.isValidID(id) else {
            throw Problem(
                .unknownDocument, "An id is lower-case words joined by \".\" or \"-\", of at most 128 bytes.")
        }
        return .definition(id)
    }

    func body() throws(Problem) -> AdminBody { try AdminBody(request) }

    /// What a request asks for that says all without a body: it has none, or an object without members.
    func edit(
        _ change: @escaping (CatalogEditor, DocumentName, Precondition) throws -> CatalogEditor.Outcome
    ) throws -> AdminEdit {
        let name = try document()
        if !request.body.isEmpty { _ = try body().members([:]) }
        let precondition = try precondition()
        let isDryRun = try isDryRun()
        return { editor in try AdminAnswer(change(editor, name, precondition), isDryRun: isDryRun) }
    }

    func precondition() throws(Problem) -> Precondition { try Precondition(request.fields) }

    /// Whether the change is only wanted to be known.
    func isDryRun() throws(Problem) -> Bool { try query.flag("dryRun") }

    /// Why the change is made.
    func reason() throws(Problem) -> String? {
        guard let bytes = request.fields[.changeReason] else { return nil }
        guard bytes.count <= 1000, let text = String(validating: bytes, as: UTF8.self) else {
            throw Problem(.malformedField, "X-Change-Reason is UTF-8 of at most 1000 bytes.")
        }
        return text.isEmpty ? nil : text
    }
}
