import AlertCatalog

/// `PUT /admin/v1/definitions/{id}` and `PUT /admin/v1/shared`: makes or replaces the draft.
///
/// | status | when |
/// | --- | --- |
/// | 200, 201 | the draft is written, over another or as the first of a new document |
/// | 400, 415 | the body is not JSON |
/// | 412, 428 | `If-Match` or `If-None-Match: *` does not hold, or is missing |
/// | 422 | the catalog would have errors with it |
enum PutDraft {
    static func edit(_ request: AdminRequest) throws -> AdminEdit {
        let name = try request.document()
        let body = try request.body()
        let precondition = try request.precondition()
        let isDryRun = try request.isDryRun()
        return { editor in
            let outcome = try editor.saveDraft(body.bytes, of: name, if: precondition)
            let isNew = outcome.before == nil
            return AdminAnswer(
                status: isNew ? 201 : 200, tag: isDryRun ? nil : outcome.tag,
                location: isNew && !isDryRun ? request.location : nil,
                body: try DocumentBodies.outcome(outcome, isDryRun: isDryRun))
        }
    }
}
