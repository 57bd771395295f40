import JSON
import Localization

/// Compiles the texts of one alert, the source locale's first, and tells what is wrong with them.
///
/// A fault in the source locale is an error. One in another locale takes the alert out of that locale alone.
struct TextChecker {
    private let sourceLocale: LocaleTag
    private let document: SourceDocument
    private let variables: VariableCheck
    /// The arguments of the source texts that could be read, by key.
    private var source: [String: [MessageArgumentUse]] = [:]

    init(variables: [String: Variable], sourceLocale: LocaleTag, document: SourceDocument) {
        self.variables = VariableCheck(variables)
        self.sourceLocale = sourceLocale
        self.document = document
    }

    /// `nil` when the text cannot be served.
    mutating func compile(_ text: TextLookup.Found, in locale: LocaleTag) -> ServedTexts.Text? {
        let isSource = locale == sourceLocale
        if text.isQuiet {
            if isSource { source[text.key] = [] }
            return .words(text.text)
        }
        if let fault = ControlCharacters.finding(in: text.text) {
            // Of a shared text `SharedTextsChecker` tells it, once.
            if text.locale == locale, !text.isShared { report([fault], text, in: locale, isSource: isSource) }
            return nil
        }
        guard MessagePattern.needsFormatting(text.text) else {
            if isSource { source[text.key] = [] }
            if text.locale == locale {
                let lost = SourceComparison(source: source[text.key] ?? []).findings(in: [])
                report(lost + wording(of: text, shown: text.text), text, in: locale, isSource: isSource)
            }
            return .words(text.text)
        }
        let reading = SyntaxCheck.read(text.text, in: locale)
        // Shared texts are read by `SharedTextsChecker` too, which tells these once and not for each alert.
        var findings = text.isShared ? [] : reading.findings
        if let pattern = reading.pattern {
            if isSource { source[text.key] = pattern.arguments }
            findings += self.findings(in: pattern, of: text)
            findings += wording(of: text, pattern)
        }
        if text.locale == locale { report(findings, text, in: locale, isSource: isSource) }
        guard let pattern = reading.pattern, !(reading.findings + findings).contains(where: \.isFault) else {
            return nil
        }
        return .pattern(pattern)
    }

    static func isQuiet(_ sharedKey: String, at key: String, in tables: SharedTables) -> Bool {
        tables.texts.allSatisfy { locale, texts in
            guard let text = texts[sharedKey] else { return true }
            return !MessagePattern.needsFormatting(text) && ControlCharacters.finding(in: text) == nil
                && wording(at: key, shown: text, in: locale).isEmpty
        }
    }

    private func findings(in pattern: MessagePattern, of text: TextLookup.Found) -> [TextFinding] {
        let findings = variables.findings(in: pattern)
        let foreign = Set(findings.filter(\.isFault).map(\.code))
        guard text.locale != sourceLocale, let source = source[text.key] else { return findings }
        // An argument that nobody declares is foreign to the source text as well; once is enough.
        return findings
            + SourceComparison(source: source).findings(in: pattern.arguments).filter { finding in
                !(finding.code == "text.foreign-argument" && foreign.contains("text.undeclared-argument"))
            }
    }

    /// Of all wordings the longest has to fit.
    private func wording(of text: TextLookup.Found, _ pattern: MessagePattern) -> [TextFinding] {
        // Nothing is said of the others, and formatting costs.
        guard TextLimits.isBounded(text.key), !fits(text, pattern) else { return [] }
        guard pattern.arguments.contains(where: \.selects) else {
            return variables.shown(pattern).map { wording(of: text, shown: $0) } ?? []
        }
        let wordings = variables.wordings(pattern)
        return wordings.max { TextLimits.cells(in: $0) < TextLimits.cells(in: $1) }
            .map { wording(of: text, shown: $0) } ?? []
    }

    /// Whether it is seen without formatting that no wording is too long.
    private func fits(_ text: TextLookup.Found, _ pattern: MessagePattern) -> Bool {
        guard !YesNoLabels.concern(text.key), let extent = WordingExtent(of: pattern.source) else { return false }
        return TextLimits.fits(extent.most + extent.places * variables.longestValue, at: text.key)
    }

    private func wording(of text: TextLookup.Found, shown: String) -> [TextFinding] {
        Self.wording(at: text.key, shown: shown, in: text.locale)
    }

    private static func wording(at key: String, shown: String, in locale: LocaleTag) -> [TextFinding] {
        TextLimits.findings(for: key, shown: shown) + YesNoLabels.findings(for: key, shown: shown, in: locale)
    }

    private func report(
        _ findings: [TextFinding], _ text: TextLookup.Found, in locale: LocaleTag, isSource: Bool
    ) {
        // Nearly always there are none, and then the place costs more than all else.
        guard !findings.isEmpty else { return }
        let place = SourceDocument.Place(document: document, pointer: text.pointer)
        for finding in findings {
            finding.report(about: "the text \"\(text.key)\"", in: locale, isSource: isSource, at: place)
        }
    }
}
