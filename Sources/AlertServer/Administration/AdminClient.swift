import AlertCatalog
import HTTPClient
import JSON
import OperatingSystem

/// The writing interface as commands use it: of a store, or of a running service.
struct AdminClient {
    /// An answer that is no error.
    struct Answer {
        /// In its quotes.
        let tag: String?
        let bytes: [UInt8]
        let document: JSONDocument
    }

    private let transport: any AdminTransport

    /// - Parameters:
    ///   - options: takes `--server` and `--token-file` from it, and the flags of settings.
    ///   - isMade: whether a store that is not there is made.
    init(
        options: inout CommandOptions, environment: [String: String], makingStore isMade: Bool = false
    ) throws(CommandError) {
        let server = try options.value(of: "--server")
        if server != nil, try options.value(of: "--store") != nil {
            throw CommandError("give --store or --server, and not both", status: 2)
        }
        let address = try server.map { text throws(CommandError) in try ServerAddress(text) }
        let token = try AdminToken.read(&options, environment: environment)
        let configuration = try Configuration(options: &options, environment: environment)
        if let address {
            transport = try ServerTransport(address, token: token)
        } else {
            transport = try StoreTransport(configuration, as: .commandLine, makingStore: isMade)
        }
    }

    /// - Parameter location: where the files are that findings are about, as `--store` writes it.
    /// - Throws: for an answer that is an error, its sentence; what was found goes to standard error.
    func answer(_ call: AdminCall, findingsIn location: String = "") throws(CommandError) -> Answer {
        let answer = try transport.send(call)
        guard let document = try? JSONDocument(parsing: answer.body), document.root.object != nil else {
            throw AdminFailure.foreign(answer.status)
        }
        guard (200...201).contains(answer.status) else {
            Self.tell(document.root, findingsIn: location)
            throw AdminFailure.meaning(of: document.root, answer.status)
        }
        return Answer(tag: answer.value(of: "ETag"), bytes: answer.body, document: document)
    }

    /// Writes what an answer has found to standard error.
    static func tell(_ answer: JSONValue, findingsIn location: String = "") {
        let findings = (answer["diagnostics"]?.array ?? []).compactMap(Diagnostic.init)
        for finding in findings where finding.severity != .info {
            try? StandardStream.error.writeLine(CatalogLoading.describe(finding, in: location).printable)
        }
    }

    /// All that is published, and the condition for changing it.
    func catalog() throws(CommandError) -> (documents: CatalogDocuments, condition: AdminCall.Condition) {
        let answer = try answer(AdminCall(path: "catalog"))
        return (try CatalogDocuments(exported: answer), answer.tag.map { .match($0) } ?? .absent)
    }
}
