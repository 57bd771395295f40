extension CatalogEditor {
    /// Writes a draft, over the one that there is.
    ///
    /// - Throws: `EditingError.invalid` for what could not be published: drafts are sound, so that a publication never
    ///   is the first to find a fault of the author's.
    package func saveDraft(
        _ bytes: [UInt8], of name: DocumentName, if precondition: Precondition
    ) throws -> Outcome {
        var record = try recordToWrite(of: name, if: precondition)
        guard bytes.count <= Self.largestDocument else { throw EditingError.tooLarge(name) }
        let findings = try validate([name: bytes])
        let before = try record.draft?.bytes ?? transaction.publishedBytes(of: name, record)
        record.draft = DocumentRecord.Draft(bytes: bytes, author: identity.name, time: terms.time)
        try audit(.draft, name.key, from: record.revision, to: record.revision)
        return Outcome(
            name: name, record: try set(record, of: name), before: before, after: bytes, findings: findings)
    }

    /// Drops a draft; what is published stays.
    package func discardDraft(of name: DocumentName, if precondition: Precondition) throws -> Outcome {
        var record = try record(of: name, if: precondition)
        guard let draft = record.draft else { throw EditingError.noDraft(name) }
        record.draft = nil
        try audit(.discard, name.key, from: record.revision, to: record.revision)
        return Outcome(
            name: name, record: try set(record, of: name), before: draft.bytes,
            after: try transaction.publishedBytes(of: name, record))
    }
}
