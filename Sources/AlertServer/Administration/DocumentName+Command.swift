import AlertCatalog
import Alerts

extension DocumentName {
    /// The document that a command is about: an operand is an alert's id, and `--shared` is the shared tables.
    ///
    /// - Parameter options: to be read up to here: what is left is a mistake.
    init(options: inout CommandOptions) throws(CommandError) {
        guard !options.has("--shared") else {
            try options.finish(operands: 0)
            self = .shared
            return
        }
        try options.finish(operands: 1)
        let id = options.operands[0]
        guard Alert.isValidID(id) else {
            throw CommandError("\"\(id)\" is not an id: lower-case words joined by \".\" or \"-\"", status: 2)
        }
        self = .definition(id)
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
