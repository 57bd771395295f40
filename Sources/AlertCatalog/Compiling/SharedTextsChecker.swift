import JSON
import Localization

/// Reads the shared texts once, so that a fault in one is not told for each alert that takes it.
struct SharedTextsChecker {
    let tables: SharedTables
    let document: SourceDocument

    func check() {
        for (locale, texts) in tables.texts {
            let language = TextLanguage(locale)
            for (key, text) in texts {
                let findings = findings(in: text, language)
                guard !findings.isEmpty else { continue }
                let pointer = JSONPointer.texts(in: locale).appending(key)
                let place = SourceDocument.Place(document: document, pointer: pointer)
                for finding in findings {
                    finding.report(
                        about: "the text \"\(key)\"", in: locale, isSource: locale == tables.sourceLocale, at: place)
                }
            }
        }
    }

    private func findings(in text: String, _ language: TextLanguage) -> [TextFinding] {
        if let fault = ControlCharacters.finding(in: text.utf8) { return [fault] }
        return MessagePattern.needsFormatting(text.utf8) ? SyntaxCheck.read(text, in: language).findings : []
    }
}
