extension CatalogEditor {
    /// Serves the draft from now on.
    package func publish(_ name: DocumentName, if precondition: Precondition) throws -> Outcome {
        try publish([ChangesetItem(name: name, precondition: precondition, change: .draft)])[0]
    }

    /// Serves an older revision again, as a new one that names it. A draft stays, and its tag moves.
    ///
    /// Four eyes have seen that revision before, so that whoever is there can bring it back at once.
    package func rollBack(
        _ name: DocumentName, to number: Int, if precondition: Precondition
    ) throws -> Outcome {
        let record = try recordToWrite(of: name, if: precondition)
        guard let bytes = try transaction.revision(number, of: name)?.bytes else {
            throw EditingError.unknownRevision(name, number)
        }
        let findings = try validate([name: bytes])
        let revision = Revision(
            number: try transaction.nextRevision(), bytes: bytes, author: identity.name, time: terms.time,
            reason: terms.reason, source: number)
        var outcome = try add(revision, of: name, over: record, action: .rollback)
        outcome.findings = findings
        return outcome
    }

    /// Takes a document out at once, with its draft; its history stays.
    package func delete(_ name: DocumentName, if precondition: Precondition) throws -> Outcome {
        guard try record(of: name, if: precondition).revision != nil else {
            return try discardDraft(of: name, if: precondition)
        }
        return try publish([ChangesetItem(name: name, precondition: precondition, change: .delete)])[0]
    }

    /// Adds a revision, and lets the record name it. The draft stays as it is in `record`.
    func add(
        _ revision: Revision, of name: DocumentName, over record: DocumentRecord, action: AuditEvent.Action
    ) throws -> Outcome {
        let before = try transaction.publishedBytes(of: name, record)
        var next = record
        next.revision = revision.bytes == nil ? nil : revision.number
        try transaction.add(revision, of: name)
        try audit(action, name.key, from: record.revision, to: next.revision)
        return Outcome(
            name: name, record: try set(next, of: name), revision: revision.number, before: before,
            after: revision.bytes)
    }
}
