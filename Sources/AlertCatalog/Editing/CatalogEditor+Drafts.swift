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
        let findings = try validateDraft(bytes, of: name)
        let before = try record.draft?.bytes ?? transaction.publishedBytes(of: name, record)
        record.draft = DocumentRecord.Draft(
            bytes: bytes, authors: authors(of: bytes, over: record), time: terms.time,
            reason: terms.reason ?? record.draft?.reason)
        try audit(.draft, name.key, from: record.revision, to: record.revision)
        return Outcome(
            name: name, record: try set(record, of: name), before: before, after: bytes, findings: findings)
    }

    /// Whoever has a part in a draft. Writing down again what is there says nothing new.
    private func authors(of bytes: [UInt8], over record: DocumentRecord) -> [String] {
        let before = record.draft?.authors ?? []
        if let draft = record.draft, draft.bytes.isSameDocument(as: bytes) { return before }
        return before.filter { $0 != identity.name } + [identity.name]
    }

    /// A definition may need what only the draft of the shared tables has.
    private func validateDraft(_ bytes: [UInt8], of name: DocumentName) throws -> [Diagnostic] {
        do {
            return try validate([name: bytes])
        } catch let alone as EditingError {
            guard case .invalid = alone, let findings = try findings(withDraftedTables: [name: bytes]) else {
                throw alone
            }
            return findings
        }
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
