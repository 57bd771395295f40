extension CatalogEditor {
    /// Publishes documents together, with one revision, all or none. One that comes along and says what is published
    /// already is left as it is.
    ///
    /// - Returns: in the order of the items; what was found about any of them stands with the first.
    package func publish(_ items: [ChangesetItem]) throws -> [Outcome] {
        var names: Set<DocumentName> = []
        for item in items where !names.insert(item.name).inserted { throw EditingError.repeated(item.name) }
        let changes = try items.map { try change($0) }
        let findings = try validateTogether(
            Dictionary(changes.map { ($0.item.name, $0.document?.bytes) }, uniquingKeysWith: { first, _ in first }))
        var outcomes = try changes.map(make)
        if !outcomes.isEmpty { outcomes[0].findings = findings }
        return outcomes
    }

    /// Whoever leaves out the draft of the shared tables is told so.
    private func validateTogether(_ proposals: Validation.Proposals) throws -> [Diagnostic] {
        do {
            return try validate(proposals)
        } catch EditingError.invalid(let found) {
            let more = try findings(withDraftedTables: proposals) ?? []
            throw EditingError.invalid(found + more.filter { $0.code == "draft.needs-tables" })
        }
    }

    /// An item with what it finds in the store.
    private struct Change {
        let item: ChangesetItem
        let record: DocumentRecord
        /// What is to be published; `nil` for a tombstone.
        let document: DocumentRecord.Draft?
        /// What is published now, if the document says the same.
        var same: [UInt8]?
    }

    private func change(_ item: ChangesetItem) throws -> Change {
        let record = try record(for: item)
        switch item.change {
        case .delete:
            return Change(item: item, record: record, document: nil)
        case .draft:
            guard let draft = record.draft else { throw EditingError.noDraft(item.name) }
            guard !terms.fourEyes || !draft.authors.contains(identity.name) else {
                throw EditingError.fourEyes(item.name)
            }
            return Change(item: item, record: record, document: draft)
        case .document(let bytes):
            guard bytes.count <= Self.largestDocument else { throw EditingError.tooLarge(item.name) }
            let published = try transaction.publishedBytes(of: item.name, record)
            let same = published.flatMap { $0.isSameDocument(as: bytes) ? $0 : nil }
            guard !terms.fourEyes || same != nil else { throw EditingError.broughtAlong(item.name) }
            let document = DocumentRecord.Draft(bytes: bytes, authors: [identity.name], time: terms.time)
            return Change(item: item, record: record, document: document, same: same)
        }
    }

    private func make(_ change: Change) throws -> Outcome {
        if let same = change.same {
            return Outcome(name: change.item.name, record: change.record, before: same, after: same)
        }
        var record = change.record
        if case .document = change.item.change {} else { record.draft = nil }
        let document = change.document
        let revision = Revision(
            number: try transaction.nextRevision(), bytes: document?.bytes, author: document?.author ?? identity.name,
            publisher: document.flatMap { $0.author == identity.name ? nil : identity.name }, time: terms.time,
            reason: terms.reason ?? document?.reason)
        return try add(revision, of: change.item.name, over: record, action: document == nil ? .delete : .publish)
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
}
