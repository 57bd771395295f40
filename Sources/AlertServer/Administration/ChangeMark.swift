import AlertCatalog
import JSON

/// What becomes of a document, as the terminal shows it.
enum ChangeMark: String {
    case added = "+"
    case changed = "~"
    case removed = "-"

    func line(_ name: DocumentName) -> String { "\(rawValue) \(name.file)" }

    /// As answers call it.
    init?(change: String?) {
        switch change {
        case "created": self = .added
        case "changed": self = .changed
        case "deleted": self = .removed
        default: return nil
        }
    }
}
