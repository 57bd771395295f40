import AlertCatalog

/// `GET …/revisions/{n}`: what a document was with one revision.
enum GetRevision {
    static func answer(_ request: AdminRequest, _ catalog: any CatalogReading) throws -> AdminAnswer {
        let name = try request.document()
        guard let number = request.path.last.flatMap({ Int(ofRevision: $0) }),
            let revision = try catalog.revision(number, of: name)
        else { throw Problem(.unknownRevision, "The document has no such revision.") }
        return AdminAnswer(body: DocumentBodies.revision(revision).object)
    }
}
