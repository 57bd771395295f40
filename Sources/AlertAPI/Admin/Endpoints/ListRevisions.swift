import AlertCatalog

/// `GET …/revisions?before=&limit=`: the history of a document, the newest first, also of one that was deleted.
enum ListRevisions {
    static func answer(_ request: AdminRequest, _ catalog: any CatalogReading) throws -> AdminAnswer {
        let name = try request.document()
        guard try catalog.record(of: name) != nil else { throw EditingError.unknownDocument(name) }
        let limit = try request.query.limit()
        let before = try request.query.integer("before", in: 1...Int.max)
        let found = try catalog.revisions(of: name, before: before, limit: limit + 1)
        var body = JSONMembers()
        body.add("revisions", found.prefix(limit).map { DocumentBodies.revision($0, withDocument: false) })
        if found.count > limit { body.add("next", found[limit - 1].number) }
        return AdminAnswer(body: body.object)
    }
}
