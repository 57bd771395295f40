import AlertCatalog
import Alerts

extension DocumentName {
    /// The document that a command is about: an operand is an alert's id, and `--shared` is the shared tables.
    ///
    /// - Parameter options: to be read up to here: what is left is a mistake.
    init(options: inout CommandOptions) throws(CommandError) {
        let names = try Self.all(options: &options)
        guard names.count == 1 else { throw CommandError("\(names[1].called) is too much", status: 2) }
        self = names[0]
    }

    /// The documents that a command is about, at least one.
    static func all(options: inout CommandOptions) throws(CommandError) -> [DocumentName] {
        let isShared = options.has("--shared")
        try options.finish(operands: max(options.operands.count, isShared ? 0 : 1))
        let definitions = try options.operands.map { id throws(CommandError) in
            guard Alert.isValidID(id) else {
                throw CommandError("\"\(id)\" is not an id: lower-case words joined by \".\" or \"-\"", status: 2)
            }
            return DocumentName.definition(id)
        }
        return definitions + (isShared ? [.shared] : [])
    }

    /// Its place in the writing interface.
    var path: String {
        switch self {
        case .shared: "shared"
        case .definition(let id): "definitions/\(id)"
        }
    }

    /// As a person calls it.
    var called: String {
        switch self {
        case .shared: "catalog.json"
        case .definition(let id): id
        }
    }
}
