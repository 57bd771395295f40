import JSON
import Localization

/// Reports texts of a definition that no alert shows.
struct OwnTextsCheck {
    let definition: AlertDefinition
    let slots: [TextSlot]
    let document: SourceDocument

    private var texts: OwnTexts { definition.texts }

    func reportConflicts() {
        // Every locale takes such a text from the shared tables, so that one of its own is never shown.
        let shadowed = slots.filter { $0.shared != nil && !$0.isUsed }.map(\.key)
        report(Array(definition.use.keys)) { key in
            (
                "text.both-own-and-shared", .error,
                "\"\(key)\" takes a shared text by /use/\(key), so it must not have one of its own"
            )
        }
        report(shadowed) { key in
            (
                "text.not-in-source", .warning,
                "\"\(key)\" takes the shared text, since the source locale has none of its own here"
            )
        }
    }

    /// - Parameter optional: the keys that the alert would show if the source locale had them.
    func reportUnused(optional: [String]) {
        let shown = slots.map(\.key)
        for key in definition.use.keys.sorted() where !shown.contains(key) {
            let place = JSONPointer.root.appending("use").appending(key)
            if TextKey.isKnown(key) {
                document.report("text.unused", .warning, at: place, "nothing shows \"\(key)\"")
            } else {
                document.report("text.unknown-key", at: place, "there is no text \"\(key)\" in an alert")
            }
        }
        report(Array(Set(texts.keys).subtracting(shown))) { key in
            if !TextKey.isKnown(key) { return ("text.unknown-key", .error, "there is no text \"\(key)\" in an alert") }
            if optional.contains(key) {
                return ("text.not-in-source", .warning, "nothing shows \"\(key)\", since the source locale has none")
            }
            return ("text.unused", .warning, "nothing shows \"\(key)\"")
        }
    }

    /// Reports each text that the definition has of these keys.
    private func report(
        _ keys: [String], _ finding: (String) -> (code: String, severity: Diagnostic.Severity, message: String)
    ) {
        let present = Set(keys.filter { texts.column(of: $0) != nil })
        // Nearly always there is none, and the table need not be walked through.
        guard !present.isEmpty else { return }
        for (row, locale) in texts.locales.enumerated() {
            let cells = texts.table.cells[texts.table.places(ofRow: row)]
            for key in cells.map({ texts.keys[$0.column] }) where present.contains(key) {
                let finding = finding(key)
                let place = JSONPointer.texts(in: locale).appending(key)
                document.report(finding.code, finding.severity, at: place, finding.message)
            }
        }
    }
}
