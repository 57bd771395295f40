import AlertCatalog

/// `DELETE /admin/v1/definitions/{id}/draft` and `DELETE /admin/v1/shared/draft`: drops the draft, and leaves what is
/// published as it is.
enum DiscardDraft {
    static func edit(_ request: AdminRequest) throws -> AdminEdit {
        try request.edit { try $0.discardDraft(of: $1, if: $2) }
    }
}
