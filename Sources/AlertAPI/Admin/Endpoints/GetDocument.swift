import AlertCatalog

/// `GET /admin/v1/definitions/{id}` and `GET /admin/v1/shared`: the draft, and what is published.
///
/// Its `ETag` moves with both; a change says by it what it changes.
enum GetDocument {
    static func answer(_ request: AdminRequest, _ catalog: any CatalogReading) throws -> AdminAnswer {
        let name = try request.document()
        guard let record = try catalog.record(of: name), record.exists else {
            throw EditingError.unknownDocument(name)
        }
        var body = JSONMembers()
        if case .definition(let id) = name { body.add("id", id) }
        // A store without history has no tags.
        let tag = record.number > 0 ? record.tag : nil
        body.add("tag", tag)
        if let draft = record.draft { body.add("draft", json: DocumentBodies.draft(draft).object) }
        if let number = record.revision, let revision = try catalog.revision(number, of: name) {
            body.add("published", json: DocumentBodies.revision(revision).object)
        }
        return AdminAnswer(tag: tag, body: body.object)
    }
}
