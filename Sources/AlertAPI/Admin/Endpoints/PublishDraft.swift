import AlertCatalog

/// `POST /admin/v1/definitions/{id}/publish` and `POST /admin/v1/shared/publish`: serves the draft.
enum PublishDraft {
    static func edit(_ request: AdminRequest) throws -> AdminEdit {
        let name = try request.document()
        try request.refuseBody()
        let precondition = try request.precondition()
        let isDryRun = try request.isDryRun()
        return { editor in
            try AdminAnswer(try editor.publish(name, if: precondition), isDryRun: isDryRun)
        }
    }
}
