import AlertCatalog
import JSON

/// `PUT /admin/v1/catalog`: makes what is published be exactly this, in the form of `GET /admin/v1/catalog`, all or nothing.
///
/// `If-Match` has the tag of the export. Definitions that are not there are taken out; drafts stay.
enum ImportCatalog {
    static func edit(_ request: AdminRequest) throws -> AdminEdit {
        let body = try request.body()
        let members = try body.members(["catalog": true, "alerts": true])
        guard let shared = members["catalog"], let alerts = members["alerts"]?.object else {
            throw Problem(.malformedBody, "\"alerts\" is an object of definitions by id.")
        }
        var documents: [DocumentName: [UInt8]] = [.shared: body.text(of: shared)]
        for member in alerts.members {
            documents[try AdminRequest.definition(member.key)] = body.text(of: member.value)
        }
        let precondition = try request.precondition()
        let isDryRun = try request.isDryRun()
        return { [documents] editor in
            let (outcomes, findings) = try editor.importCatalog(documents, if: precondition)
            var answer = try AdminAnswer(outcomes, findings: findings, isDryRun: isDryRun)
            if !isDryRun { answer.tag = CatalogEditor.catalogTag(try editor.transaction.currentRevision()) }
            return answer
        }
    }
}
