import Localization

/// What the text of one key is held against as a reader sees it.
struct TextRules {
    let limit: TextLimits.Limit?
    let isLabel: Bool

    init(of key: String) {
        limit = TextLimits.limit(of: key)
        isLabel = key.hasPrefix("actions.")
    }

    /// Whether no wording need be looked at.
    var isEmpty: Bool { limit == nil && !isLabel }

    /// Whether there is nothing to say of any words that take so many bytes.
    func areMet(by size: Int) -> Bool {
        limit.map { $0.isMet(by: size) } ?? true && !(isLabel && size <= YesNoLabels.most)
    }

    func findings(shown: String, in language: @autoclosure () -> TextLanguage) -> [TextFinding] {
        var findings = limit?.findings(shown: shown) ?? []
        if isLabel { findings += language().yesNoLabels.findings(shown: shown) }
        return findings
    }

    /// Whether a text is words alone, and good ones.
    func haveNothingToSay(of text: String, in language: TextLanguage) -> Bool {
        !MessagePattern.needsFormatting(text.utf8) && ControlCharacters.finding(in: text.utf8) == nil
            && findings(shown: text, in: language).isEmpty
    }
}
