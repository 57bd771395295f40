import Alerts
import JSON
import Localization

/// One definition that has been read and is yet to be compiled.
struct DefinitionReading {
    let id: String
    let file: String
    let hash: ContentHash
    let definition: AlertDefinition?
    /// `nil` when the bytes are not JSON, or the id is none.
    let document: SourceDocument?
    /// Why there is no document.
    private let fault: Diagnostic?

    init(_ id: String, _ source: CatalogSource.Document) {
        self.id = id
        file = source.file
        hash = ContentHash(source.bytes)
        do {
            document = try Self.document(id, source)
            definition = document.flatMap { DefinitionReader(document: $0).definition(id: id) }
            ownLocales = definition?.texts.locales ?? []
            fault = nil
        } catch {
            document = nil
            definition = nil
            ownLocales = []
            fault = error
        }
    }

    private static func document(
        _ id: String, _ source: CatalogSource.Document
    ) throws(Diagnostic) -> SourceDocument {
        guard Alert.isValidID(id) else {
            throw Diagnostic(
                "id.malformed", file: source.file,
                message: "\"\(id)\" is not an id: lower-case words joined by \".\" or \"-\", at most 128 bytes")
        }
        return try SourceDocument(source, tableKey: "text")
    }

    /// In the order of the file.
    let ownLocales: [LocaleTag]

    var standIn: CompiledDefinition.StandIn? {
        guard let document, let id = definition?.fallback else { return nil }
        return .init(id: id, line: document.line(at: Self.fallback))
    }

    static let fallback = JSONPointer.root.appending("fallback")

    /// What is found in it up to now, without what it silences.
    var diagnostics: [Diagnostic] {
        fault.map { [$0] } ?? document.map { Silences(of: $0).audible() } ?? []
    }
}
