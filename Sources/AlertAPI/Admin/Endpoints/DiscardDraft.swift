import AlertCatalog

/// `DELETE /admin/v1/definitions/{id}/draft` and `DELETE /admin/v1/shared/draft`: drops the draft, and leaves what is
/// published as it is.
enum DiscardDraft {
    static func edit(_ request: AdminRequest) throws -> AdminEdit {
        let name = try request.document()
        try request.refuseBody()
        let precondition = try request.precondition()
        let isDryRun = try request.isDryRun()
        return { editor in
            try AdminAnswer(try editor.discardDraft(of: name, if: precondition), isDryRun: isDryRun)
        }
    }
}
