import Alerts
import Cryptography
import JSON
import Localization

/// The version of an alert: a hash over its definition and those shared parts that it uses.
///
/// It is made of canonical JSON in sorted order alone, so that it is the same on every replica and after every start.
struct EntryVersion {
    let tables: SharedTables

    func hash(
        of definition: AlertDefinition, actions: [ActionDefinition], in document: SourceDocument,
        sharedTexts: [String], style: Alert.Style?
    ) -> String {
        var hash = BLAKE2b(byteCount: 8)
        add(document.json.root.removing("notes").removing("silence").removing("$schema").encoded(), to: &hash)
        let shared = sharedActions(of: definition) + actions.compactMap(\.ownFallback?.id)
        for id in shared { add(tables.actions[id]?.written.encoded() ?? [], to: &hash) }
        for (locale, texts) in tables.texts.sorted(by: { $0.key < $1.key }) {
            for key in sharedTexts.sorted() {
                guard let text = texts[key] else { continue }
                for part in [locale.identifier, key, text] { add(Array(part.utf8), to: &hash) }
            }
        }
        if let style { add(CanonicalJSON.encode(style), to: &hash) }
        add(Array("\(tables.sourceLocale) \(tables.defaultLocale)".utf8), to: &hash)
        return Hexadecimal.encode(hash.finalize())
    }

    /// The version of an alert that depends on other alerts: their versions after its own.
    static func hash(of versions: [String]) -> String {
        var hash = BLAKE2b(byteCount: 8)
        for version in versions { hash.update(Array(version.utf8)) }
        return Hexadecimal.encode(hash.finalize())
    }

    private func sharedActions(of definition: AlertDefinition) -> [String] {
        guard definition.actions.isEmpty else { return definition.actions.compactMap(\.sharedID) }
        return tables.defaultAction.map { [$0] } ?? []
    }

    /// A byte that UTF-8 never has ends each part, so that no two lists of parts read alike.
    private func add(_ part: [UInt8], to hash: inout BLAKE2b) {
        hash.update(part)
        hash.update([0xFF])
    }
}

extension ActionReference {
    fileprivate var sharedID: String? {
        if case .shared(let id, _, _) = self { return id }
        return nil
    }
}
