import AlertCatalog

/// The table from what the domain and stores throw to problems.
extension Problem {
    init(_ error: EditingError) {
        switch error {
        case .unknownDocument(let name):
            self.init(.unknownDocument, "There is no \(name.called).")
        case .unknownRevision(let name, let number):
            self.init(.unknownRevision, "No text of \(name.called) was published with revision \(number).")
        case .noDraft(let name):
            self.init(.noDraft, "There is no draft of \(name.called).")
        case .preconditionRequired(let name):
            self.init(
                .preconditionRequired,
                "Send If-Match with the ETag of \(name.called), or If-None-Match: * when there is none yet.")
        case .preconditionFailed(let name, let tag?):
            self.init(
                .preconditionFailed, "The tag of \(name.called) is now \"\(tag)\": read it again before you change it.",
                fields: [("ETag", "\"\(tag)\"")])
        case .preconditionFailed(let name, nil):
            self.init(.preconditionFailed, "There is no \(name.called): make it with If-None-Match: *.")
        case .invalid(let findings):
            let code: Code = findings.contains { $0.code == "id.differs" } ? .idDiffers : .invalidDocument
            self.init(code, "The diagnostics say what to change.", diagnostics: findings)
        case .tooLarge(let name):
            self.init(.bodyTooLarge, "A document of the catalog has at most 16 MiB, and \(name.called) has more.")
        case .fourEyes(let name):
            self.init(.fourEyes, "You have a part in the draft of \(name.called): another publisher has to look at it.")
        case .broughtAlong(let name):
            self.init(
                .fourEyes,
                "Nobody has looked at \(name.called) yet: write it as a draft, which another publisher publishes.")
        case .repeated(let name):
            self.init(.malformedBody, "\(name.called) is there more than once.")
        case .tokenExists, .unknownToken, .malformedTokenName:
            // Tokens are made and revoked on the command line alone.
            self.init(.internalError, "The failure is in the service's log.")
        }
    }

    /// Of a store that cannot be reached.
    init(_ error: CatalogStoreError) {
        self.init(
            .storeUnavailable, "Alerts are served all the same; ask again in a few seconds.",
            fields: [("Retry-After", "5")])
    }

    /// Of what only an operator can mend.
    init(failure: any Error) {
        if let error = failure as? CatalogStoreError, error.code == .unwritable {
            self.init(.storeUnavailable, "The store takes no changes now: the reason is in the service's log.")
        } else {
            self.init(.internalError, "The failure is in the service's log.")
        }
    }
}

extension DocumentName? {
    fileprivate var called: String { self?.called ?? "catalog" }
}

extension DocumentName {
    /// As sentences name it.
    fileprivate var called: String {
        switch self {
        case .shared: "document catalog.json"
        case .definition(let id): "definition \(id)"
        }
    }
}
