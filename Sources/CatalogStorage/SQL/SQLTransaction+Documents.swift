import AlertCatalog

extension SQLTransaction {
    func currentRevision() throws -> Int {
        try connection.first("SELECT max(number) FROM catalog_revisions") { try $0.optionalInteger(0) ?? 0 } ?? 0
    }

    func nextRevision() throws -> Int {
        if let newRevision { return newRevision }
        let next = try currentRevision() + 1
        newRevision = next
        return next
    }

    func record(of name: DocumentName) throws -> DocumentRecord? {
        try connection.first(
            "SELECT \(recordColumns) FROM catalog_documents WHERE name = \(name.key)", DocumentRecord.init(row:))
    }

    func records(after key: String, limit: Int) throws -> [(id: String, record: DocumentRecord)] {
        // No id is empty, so that the shared tables are never among them.
        try connection.all(
            """
            SELECT \(recordColumns), name FROM catalog_documents
            WHERE name > \(key) AND (draft IS NOT NULL OR revision IS NOT NULL) ORDER BY name LIMIT \(limit)
            """
        ) { (try $0.text(6), try DocumentRecord(row: $0)) }
    }

    func set(_ record: DocumentRecord, of name: DocumentName) throws {
        try connection.execute(
            """
            INSERT INTO catalog_documents (name, \(recordColumns))
            VALUES (\(name.key), \(record.number), \(record.draft?.bytes), \(record.draft?.authorLines),
                    \(record.draft?.time), \(record.draft?.reason), \(record.revision))
            ON CONFLICT (name) DO UPDATE SET number = excluded.number, draft = excluded.draft,
                draft_authors = excluded.draft_authors, draft_time = excluded.draft_time,
                draft_reason = excluded.draft_reason, revision = excluded.revision
            """)
    }

    func revision(_ number: Int, of name: DocumentName) throws -> Revision? {
        try connection.first(
            "SELECT \(revisionColumns) FROM catalog_revisions WHERE number = \(number) AND name = \(name.key)",
            Revision.init(row:))
    }

    func revisions(of name: DocumentName, before number: Int?, limit: Int) throws -> [Revision] {
        try connection.all(
            """
            SELECT \(revisionColumns) FROM catalog_revisions
            WHERE name = \(name.key) AND number < \(number ?? .max) ORDER BY number DESC LIMIT \(limit)
            """, Revision.init(row:))
    }

    func published() throws -> [DocumentName: Revision] {
        var published: [DocumentName: Revision] = [:]
        try forEachPublished { published[$0] = $1 }
        return published
    }

    func forEachPublished(_ body: (DocumentName, Revision) throws -> Void) throws {
        try connection.forEachRow(
            """
            SELECT r.number, r.content, r.author, r.publisher, r.time, r.reason, r.source, r.name FROM catalog_documents AS d
            JOIN catalog_revisions AS r ON r.number = d.revision AND r.name = d.name
            """
        ) { try body(DocumentName(key: try $0.text(7)), try Revision(row: $0)) }
    }

    /// By id, bytewise.
    func forEachPublishedDefinition(after id: String, limit: Int, _ body: (String, [UInt8]) throws -> Void) throws {
        try connection.forEachRow(
            """
            SELECT d.name, r.content FROM catalog_documents AS d
            JOIN catalog_revisions AS r ON r.number = d.revision AND r.name = d.name
            WHERE d.name > \(id) ORDER BY d.name LIMIT \(limit)
            """
        ) { row in
            if let bytes = try row.optionalBytes(1) { try body(row.text(0), bytes) }
        }
    }

    /// What was published, rolled back or deleted after a revision, as it is now: `nil` for what is gone.
    func forEachChange(after revision: Int, _ body: (DocumentName, [UInt8]?) throws -> Void) throws {
        try connection.forEachRow(
            """
            SELECT d.name, r.content FROM catalog_documents AS d
            LEFT JOIN catalog_revisions AS r ON r.number = d.revision AND r.name = d.name
            WHERE d.name IN (SELECT name FROM catalog_revisions WHERE number > \(revision))
            """
        ) { try body(DocumentName(key: try $0.text(0)), try $0.optionalBytes(1)) }
    }

    func add(_ revision: Revision, of name: DocumentName) throws {
        try connection.execute(
            """
            INSERT INTO catalog_revisions (name, \(revisionColumns))
            VALUES (\(name.key), \(revision.number), \(revision.bytes), \(revision.author), \(revision.publisher),
                    \(revision.time), \(revision.reason), \(revision.source))
            """)
        addedRevision = max(addedRevision ?? 0, revision.number)
    }
}

private let recordColumns: StaticString = "number, draft, draft_authors, draft_time, draft_reason, revision"
private let revisionColumns: StaticString = "number, content, author, publisher, time, reason, source"

extension DocumentRecord {
    fileprivate init(row: SQLRow) throws {
        self.init(number: try row.integer(0), revision: try row.optionalInteger(5))
        guard let bytes = try row.optionalBytes(1) else { return }
        draft = Draft(
            bytes: bytes, authorLines: try row.text(2), time: try row.integer(3), reason: try row.optionalText(4))
    }
}

extension DocumentRecord.Draft {
    /// One author a line: no name has a line end.
    fileprivate var authorLines: String { authors.joined(separator: "\n") }

    fileprivate init(bytes: [UInt8], authorLines: String, time: Int, reason: String?) {
        let lines = authorLines.split(separator: "\n", omittingEmptySubsequences: false)
        self.init(bytes: bytes, authors: lines.map(String.init), time: time, reason: reason)
    }
}

extension Revision {
    fileprivate init(row: SQLRow) throws {
        self.init(
            number: try row.integer(0), bytes: try row.optionalBytes(1), author: try row.text(2),
            publisher: try row.optionalText(3), time: try row.integer(4), reason: try row.optionalText(5),
            source: try row.optionalInteger(6))
    }
}
