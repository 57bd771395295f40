import AlertCatalog

/// `POST /admin/v1/definitions/{id}/publish` and `POST /admin/v1/shared/publish`: serves the draft.
enum PublishDraft {
    static func edit(_ request: AdminRequest) throws -> AdminEdit {
        try request.edit { try $0.publish($1, if: $2) }
    }
}
