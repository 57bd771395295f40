extension CatalogEditor {
    /// Makes the published catalog be these documents, with one revision. Definitions that are not among them are taken
    /// out; drafts stay.
    ///
    /// - Parameter precondition: about `CatalogEditor.catalogTag`.
    /// - Returns: what has changed, by name. When nothing has, there is no new revision.
    package func importCatalog(
        _ documents: [DocumentName: [UInt8]], if precondition: Precondition, as action: AuditEvent.Action = .import
    ) throws -> (outcomes: [Outcome], findings: [Diagnostic]) {
        try precondition.check(Self.catalogTag(try transaction.currentRevision()), of: nil)
        for (name, bytes) in documents where bytes.count > Self.largestDocument { throw EditingError.tooLarge(name) }
        let published = try transaction.published()
        let changed = documents.filter { name, bytes in
            published[name]?.bytes.map { !$0.isSameDocument(as: bytes) } ?? true
        }
        if terms.fourEyes, let own = changed.keys.min(by: { $0.key < $1.key }) { throw EditingError.broughtAlong(own) }
        var proposals: Validation.Proposals = documents.mapValues { $0 }
        for name in published.keys where documents[name] == nil { proposals[name] = .some(nil) }
        let findings = try validate(proposals)
        let names = proposals.keys.filter { documents[$0] == nil || changed[$0] != nil }
        guard !names.isEmpty else { return ([], findings) }
        let number = try transaction.nextRevision()
        let outcomes = try names.sorted { $0.key < $1.key }.map { name in
            let revision = Revision(
                number: number, bytes: documents[name], author: identity.name, time: terms.time, reason: terms.reason)
            let record = try transaction.record(of: name) ?? DocumentRecord(number: 0)
            return try add(revision, of: name, over: record, action: action)
        }
        return (outcomes, findings)
    }

    /// Publishes these documents if nobody has ever written anything, neither a draft nor what is deleted by now.
    ///
    /// - Returns: whether it did.
    package func fill(with documents: [DocumentName: [UInt8]]) throws -> Bool {
        guard try transaction.currentRevision() == 0, try transaction.record(of: .shared) == nil,
            try transaction.records(after: "", limit: 1).isEmpty
        else { return false }
        _ = try importCatalog(documents, if: .absent, as: .fill)
        return true
    }

    /// The tag of all that is published; `nil` before anything is.
    package static func catalogTag(_ revision: Int) -> String? {
        revision == 0 ? nil : "r\(revision)"
    }
}
