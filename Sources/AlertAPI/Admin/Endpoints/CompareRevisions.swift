import AlertCatalog

/// `GET …/diff?from=&to=`: what differs, member by member. Each side is a revision, `published` or `draft`; without them it
/// is what the draft changes.
enum CompareRevisions {
    static func answer(_ request: AdminRequest, _ catalog: any CatalogReading) throws -> AdminAnswer {
        let name = try request.document()
        guard let record = try catalog.record(of: name) else { throw EditingError.unknownDocument(name) }
        let sides = try (from: request.query.text("from") ?? "published", to: request.query.text("to") ?? "draft")
        var body = JSONMembers()
        body.add("from", sides.from)
        body.add("to", sides.to)
        body.add(
            "changes",
            try DocumentBodies.changes(
                from: bytes(sides.from, of: name, record, catalog), to: bytes(sides.to, of: name, record, catalog)))
        return AdminAnswer(body: body.object)
    }

    /// `nil` when nothing is published, or the revision is a tombstone.
    private static func bytes(
        _ side: String, of name: DocumentName, _ record: DocumentRecord, _ catalog: any CatalogReading
    ) throws -> [UInt8]? {
        switch side {
        case "published":
            return try catalog.publishedBytes(of: name, record)
        case "draft":
            guard let draft = record.draft else { throw EditingError.noDraft(name) }
            return draft.bytes
        default:
            guard let number = Int(ofRevision: side) else {
                throw Problem(.malformedParameter, "\"from\" and \"to\" are revisions, published or draft.")
            }
            guard let revision = try catalog.revision(number, of: name) else {
                throw EditingError.unknownRevision(name, number)
            }
            return revision.bytes
        }
    }
}
