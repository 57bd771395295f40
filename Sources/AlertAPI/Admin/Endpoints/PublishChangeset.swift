import AlertCatalog
import JSON

/// `POST /admin/v1/changesets`: publishes documents together, all or none.
///
/// The body is `{"items": […]}`. Each item names its document (`"id": ID` or `"shared": true`) and what it changes
/// (`"ifMatch": TAG`, or `"ifNoneMatch": "*"` for a new one). It publishes the draft, unless it brings the `"document"` along
/// or says `"delete": true`.
enum PublishChangeset {
    private static let known = [
        "id": false, "shared": false, "ifMatch": false, "ifNoneMatch": false, "document": false, "delete": false,
    ]

    static func edit(_ request: AdminRequest) throws -> AdminEdit {
        let body = try request.body()
        guard let values = try body.members(["items": true])["items"]?.array, !values.isEmpty else {
            throw Problem(.malformedBody, "\"items\" is a list of at least one document.")
        }
        let items = try values.map { try item($0, in: body) }
        let isDryRun = try request.isDryRun()
        return { editor in
            let outcomes = try editor.publish(items)
            return try AdminAnswer(outcomes, findings: outcomes.flatMap(\.findings), isDryRun: isDryRun)
        }
    }

    private static func item(_ value: JSONValue, in body: AdminBody) throws(Problem) -> ChangesetItem {
        let members = try body.members(of: value, known)
        let name = try name(members)
        let change = try change(members, in: body)
        if case .delete = change, name == .shared {
            throw Problem(.malformedBody, "The shared tables cannot be deleted.")
        }
        return ChangesetItem(name: name, precondition: try precondition(members), change: change)
    }

    private static func name(_ members: JSONObject) throws(Problem) -> DocumentName {
        switch (members["id"]?.string, members["shared"]?.bool) {
        case (let id?, nil) where members["shared"] == nil: return try AdminRequest.definition(id)
        case (nil, true?) where members["id"] == nil: return .shared
        default: throw Problem(.malformedBody, "Each item has an \"id\", or \"shared\": true.")
        }
    }

    /// Tags stand here with or without the quotes that they have in header fields.
    private static func precondition(_ members: JSONObject) throws(Problem) -> Precondition {
        switch (members["ifMatch"], members["ifNoneMatch"]) {
        case (nil, nil): return .missing
        case (let tag?, nil):
            guard let tag = tag.string else { break }
            return tag == "*" ? .exists : .tag([tag.withoutQuotes])
        case (nil, let all?):
            guard all.string == "*" else { break }
            return .absent
        default: break
        }
        throw Problem(.malformedBody, "Each item has \"ifMatch\" with its tag, or \"ifNoneMatch\": \"*\".")
    }

    private static func change(_ members: JSONObject, in body: AdminBody) throws(Problem) -> ChangesetItem.Change {
        switch (members["document"], members["delete"]) {
        case (nil, nil): return .draft
        case (let document?, nil): return .document(body.text(of: document))
        case (nil, let delete?) where delete.bool == true: return .delete
        default: throw Problem(.malformedBody, "An item has a \"document\", or \"delete\": true, or neither.")
        }
    }
}

extension String {
    fileprivate var withoutQuotes: String {
        count >= 2 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self
    }
}
