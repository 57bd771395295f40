import JSON
import Localization

/// Shared texts that are missing in a locale in which alerts are otherwise complete.
struct SharedGaps {
    struct Gap: Hashable, Sendable {
        let key: String
        let locale: LocaleTag
    }

    private var alerts: [Gap: [String]] = [:]

    init(of definitions: CompiledDefinitions) {
        for definition in definitions.chunks.flatMap(\.withGaps) {
            for gap in definition.gaps { alerts[gap, default: []].append(definition.id) }
        }
    }

    /// Reports each gap once, with all the alerts that it takes out.
    func report(to document: SourceDocument) {
        for (gap, ids) in alerts.sorted(by: { ($0.key.locale, $0.key.key) < ($1.key.locale, $1.key.key) }) {
            let place = JSONPointer.texts(in: gap.locale)
            let count = ids.count == 1 ? "this alert is" : "these alerts are"
            document.report(
                "text.shared-missing", .warning, at: document.json.root.value(at: place) == nil ? .texts : place,
                "the shared text \"\(gap.key)\" is missing in \(gap.locale), so \(count) not served in it: "
                    + ids.sorted().joined(separator: ", "))
        }
    }
}
