extension CatalogEditor {
    /// Publishes documents together, with one revision, all or none.
    ///
    /// - Returns: in the order of the items; what was found about any of them stands with the first.
    package func publish(_ items: [ChangesetItem]) throws -> [Outcome] {
        var names: Set<DocumentName> = []
        for item in items where !names.insert(item.name).inserted { throw EditingError.repeated(item.name) }
        let changes = try items.map { try (item: $0, record: record(for: $0)) }
        let documents = try changes.map { try document(of: $0.item, $0.record) }
        let findings = try validate(
            Dictionary(zip(items.map(\.name), documents.map(\.?.bytes)), uniquingKeysWith: { first, _ in first }))
        let number = try transaction.nextRevision()
        var outcomes: [Outcome] = []
        for (change, document) in zip(changes, documents) {
            var record = change.record
            record.draft = nil
            let revision = Revision(
                number: number, bytes: document?.bytes, author: document?.author ?? identity.name, time: terms.time,
                reason: terms.reason)
            outcomes.append(
                try add(
                    revision, of: change.item.name, over: record, action: document == nil ? .delete : .publish))
        }
        if !outcomes.isEmpty { outcomes[0].findings = findings }
        return outcomes
    }

    /// Only a document that comes along can be new.
    private func record(for item: ChangesetItem) throws -> DocumentRecord {
        switch item.change {
        case .draft: return try record(of: item.name, if: item.precondition)
        case .document: return try recordToWrite(of: item.name, if: item.precondition)
        case .delete:
            let record = try record(of: item.name, if: item.precondition)
            guard record.revision != nil, item.name != .shared else { throw EditingError.unknownDocument(item.name) }
            return record
        }
    }

    /// What is to be published; `nil` for a tombstone.
    private func document(of item: ChangesetItem, _ record: DocumentRecord) throws -> DocumentRecord.Draft? {
        let draft: DocumentRecord.Draft
        switch item.change {
        case .delete:
            return nil
        case .draft:
            guard let written = record.draft else { throw EditingError.noDraft(item.name) }
            draft = written
        case .document(let bytes):
            guard bytes.count <= Self.largestDocument else { throw EditingError.tooLarge(item.name) }
            draft = DocumentRecord.Draft(bytes: bytes, author: identity.name, time: terms.time)
        }
        guard !terms.fourEyes || draft.author != identity.name else { throw EditingError.fourEyes(item.name) }
        return draft
    }
}
