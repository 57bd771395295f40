import AlertCatalog
import Alerts
import JSON

/// All documents of a catalog, each as its author wrote it, but for blanks and line ends around it.
struct CatalogDocuments {
    private let texts: [DocumentName: [UInt8]]

    init(_ source: CatalogSource) {
        var texts = source.definitions.map { (DocumentName.definition($0.key), Array($0.value.bytes.trimmed)) }
        if let shared = source.shared { texts.append((.shared, Array(shared.bytes.trimmed))) }
        self.texts = Dictionary(texts, uniquingKeysWith: { first, _ in first })
    }

    /// - Parameter answer: that to `GET /admin/v1/catalog`.
    /// - Throws: when there is no catalog yet, or when what stands there is none.
    init(exported answer: AdminClient.Answer) throws(CommandError) {
        var texts: [DocumentName: [UInt8]] = [:]
        let root = answer.document.root
        for alert in root["alerts"]?.object?.members ?? [] {
            // An id becomes the name of a file.
            guard Alert.isValidID(alert.key) else { throw CommandError("the catalog has an alert with no good id") }
            texts[.definition(alert.key)] = Array(alert.value.text(in: answer.bytes))
        }
        texts[.shared] = (root["catalog"]?.text(in: answer.bytes)).map(Array.init)
        self.texts = texts
    }

    /// Whether nothing was ever published.
    var isEmpty: Bool { texts.isEmpty }

    /// The shared tables first, then by id.
    var names: [DocumentName] { texts.keys.sorted { $0.key < $1.key } }

    subscript(name: DocumentName) -> [UInt8]? { texts[name] }

    /// The form of `PUT /admin/v1/catalog`.
    var body: [UInt8] {
        var body = Array(#"{"catalog":"#.utf8) + (texts[.shared] ?? Array("{}".utf8)) + Array(#","alerts":{"#.utf8)
        var separator = ""
        for case .definition(let id) in names {
            body += Array("\(separator)\"\(id)\":".utf8) + (texts[.definition(id)] ?? [])
            separator = ","
        }
        return body + Array("}}".utf8)
    }
}
