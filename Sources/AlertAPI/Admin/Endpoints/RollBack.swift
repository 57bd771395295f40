import AlertCatalog
import JSON

/// `POST /admin/v1/definitions/{id}/rollback` and `POST /admin/v1/shared/rollback` with `{"revision": N}`: serves an older
/// revision again, as a new one that names it. It also brings back what was deleted, with `If-None-Match: *`.
enum RollBack {
    static func edit(_ request: AdminRequest) throws -> AdminEdit {
        let name = try request.document()
        let body = try request.body()
        guard let revision = try body.members(["revision": true])["revision"]?.integer.flatMap(Int.init(exactly:)),
            revision > 0
        else {
            throw Problem(.malformedBody, "\"revision\" is a whole number from 1.")
        }
        let precondition = try request.precondition()
        let isDryRun = try request.isDryRun()
        return { editor in
            try AdminAnswer(try editor.rollBack(name, to: revision, if: precondition), isDryRun: isDryRun)
        }
    }
}
