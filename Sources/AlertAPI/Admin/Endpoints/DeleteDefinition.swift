import AlertCatalog

/// `DELETE /admin/v1/definitions/{id}`: from now on there is no such alert; its history stays.
enum DeleteDefinition {
    static func edit(_ request: AdminRequest) throws -> AdminEdit {
        let name = try request.document()
        try request.refuseBody()
        let precondition = try request.precondition()
        let isDryRun = try request.isDryRun()
        return { editor in
            try AdminAnswer(try editor.delete(name, if: precondition), isDryRun: isDryRun)
        }
    }
}
