/// Reads documents, their drafts and their history.
package protocol DocumentReading {
    /// The revision of the catalog: of the newest change that was published; 0 when none was.
    func currentRevision() throws -> Int

    /// `nil` when there has never been such a document; deleted ones have a record with neither draft nor revision.
    func record(of name: DocumentName) throws -> DocumentRecord?

    /// Definitions that have a draft or are published, by id, bytewise; the shared tables are not among them.
    ///
    /// - Parameter key: they come after this id.
    func records(after key: String, limit: Int) throws -> [(id: String, record: DocumentRecord)]

    /// `nil` when this document was not published with that revision.
    func revision(_ number: Int, of name: DocumentName) throws -> Revision?

    /// The history of a document, the newest first.
    ///
    /// - Parameter number: they are older than this one; `nil` begins with the newest.
    func revisions(of name: DocumentName, before number: Int?, limit: Int) throws -> [Revision]

    /// All that is published, by name.
    func published() throws -> [DocumentName: Revision]
}

extension DocumentReading {
    /// What is published of a document, as it is stored; `nil` for nothing.
    ///
    /// - Parameter record: that of the document.
    package func publishedBytes(of name: DocumentName, _ record: DocumentRecord?) throws -> [UInt8]? {
        try record?.revision.flatMap { try revision($0, of: name)?.bytes }
    }

    func publishedBytes(of name: DocumentName) throws -> [UInt8]? {
        try publishedBytes(of: name, record(of: name))
    }
}

/// Writes documents. What belongs together (a record and the revision that it names) is for the caller to keep so.
package protocol DocumentWriting {
    func set(_ record: DocumentRecord, of name: DocumentName) throws

    /// The number of the revision that this transaction adds: one more than the newest.
    func nextRevision() throws -> Int

    func add(_ revision: Revision, of name: DocumentName) throws
}
