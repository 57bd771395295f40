/// The documents that say what the interface is, as they are served.
package struct Contract: Sendable {
    /// `openapi.json`; `nil` when there is none.
    package var openAPI: [UInt8]?
    /// By the name of the file, such as `alert.json`.
    package var schemas: [String: [UInt8]]

    package init(openAPI: [UInt8]? = nil, schemas: [String: [UInt8]] = [:]) {
        self.openAPI = openAPI
        self.schemas = schemas
    }
}
