/// What a document of the catalog is: the shared tables, or the definition of an alert.
package enum DocumentName: Hashable, Sendable {
    case shared
    case definition(String)

    /// The key of its rows in a database: an alert's id, or the empty string, which is no id.
    package var key: String {
        switch self {
        case .shared: ""
        case .definition(let id): id
        }
    }

    package init(key: String) {
        self = key.isEmpty ? .shared : .definition(key)
    }

    /// Its file in a directory, as diagnostics call it.
    package var file: String {
        switch self {
        case .shared: "catalog.json"
        case .definition(let id): "alerts/\(id).json"
        }
    }
}
