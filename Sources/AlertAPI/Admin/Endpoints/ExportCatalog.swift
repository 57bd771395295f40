import AlertCatalog

/// `GET /admin/v1/catalog`: all that is published, `{"catalog": {…}, "alerts": {ID: {…}}}`, each document as a folder's file
/// would have it. The `ETag` moves with every publication.
enum ExportCatalog {
    static func answer(_ request: AdminRequest, _ catalog: any CatalogReading) throws -> AdminAnswer {
        var alerts = JSONMembers()
        var body = JSONMembers()
        let published = try catalog.published().sorted { $0.key.key.utf8.lexicographicallyPrecedes($1.key.key.utf8) }
        for (name, revision) in published {
            guard let bytes = revision.bytes else { continue }
            switch name {
            case .shared: body.add("catalog", json: bytes)
            case .definition(let id): alerts.add(id, json: bytes)
            }
        }
        body.add("alerts", json: alerts.object)
        return AdminAnswer(tag: CatalogEditor.catalogTag(try catalog.currentRevision()), body: body.object)
    }
}
