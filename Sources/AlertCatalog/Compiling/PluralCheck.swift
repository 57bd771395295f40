import Localization

/// Holds the plural categories of a text against those that its language has.
enum PluralCheck {
    private static let categories: Set = ["zero", "one", "two", "few", "many", "other"]
    /// In these, `many` is for round millions alone.
    private static let languagesWithRareMany: Set = ["es", "fr", "it", "pt"]

    static func findings(in pattern: MessagePattern, in language: TextLanguage) -> [TextFinding] {
        pattern.arguments.flatMap { use -> [TextFinding] in
            switch use.kind {
            case .plural(let selectors): findings(use, selectors, language.pluralCategories, language.locale)
            case .selectOrdinal(let selectors):
                findings(use, selectors, language.ordinalCategories, language.locale)
            default: []
            }
        }
    }

    /// Selectors such as `=1` say nothing of categories.
    private static func findings(
        _ use: MessageArgumentUse, _ selectors: [String], _ needed: Set<String>, _ locale: LocaleTag
    ) -> [TextFinding] {
        let words = selectors.filter { !$0.hasPrefix("=") }
        var findings: [TextFinding] = []
        for word in words where !categories.contains(word) {
            findings.append(
                TextFinding(
                    "text.unknown-selector", .fault,
                    "\"\(word)\" of \"\(use.name)\" is no plural category; these words are never translated"))
        }
        for word in words where categories.contains(word) && !needed.contains(word) {
            findings.append(
                TextFinding(
                    "text.plural-category-unused", .remark(.info),
                    "\"\(word)\" of \"\(use.name)\" is never chosen in this language"))
        }
        for word in needed.subtracting(words).sorted() {
            let isRare = word == "many" && languagesWithRareMany.contains(locale.language)
            findings.append(
                TextFinding(
                    "text.plural-category-missing", .remark(isRare ? .info : .warning),
                    "\"\(use.name)\" has no \"\(word)\", which this language needs"))
        }
        return findings
    }
}
