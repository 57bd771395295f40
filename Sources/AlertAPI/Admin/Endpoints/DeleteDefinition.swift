import AlertCatalog

/// `DELETE /admin/v1/definitions/{id}`: from now on there is no such alert; its history stays.
enum DeleteDefinition {
    static func edit(_ request: AdminRequest) throws -> AdminEdit {
        try request.edit { try $0.delete($1, if: $2) }
    }
}
