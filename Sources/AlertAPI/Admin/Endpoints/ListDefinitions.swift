import AlertCatalog

/// `GET /admin/v1/definitions?after=&limit=`: which definitions there are, in id order, each with where it stands.
enum ListDefinitions {
    static func answer(_ request: AdminRequest, _ catalog: any CatalogReading) throws -> AdminAnswer {
        let limit = try request.query.limit()
        let found = try catalog.records(after: request.query.text("after") ?? "", limit: limit + 1)
        var body = JSONMembers()
        body.add("definitions", found.prefix(limit).map(Self.body))
        if found.count > limit { body.add("next", found[limit - 1].id) }
        return AdminAnswer(body: body.object)
    }

    private static func body(of id: String, _ record: DocumentRecord) -> JSONMembers {
        var body = JSONMembers()
        body.add("id", id)
        if record.number > 0 { body.add("tag", record.tag) }
        if let draft = record.draft {
            body.add("draft", json: DocumentBodies.draft(draft, withDocument: false).object)
        }
        if let revision = record.revision, revision > 0 { body.add("revision", revision) }
        return body
    }
}
