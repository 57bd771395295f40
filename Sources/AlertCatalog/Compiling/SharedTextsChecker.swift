import JSON
import Localization

/// Reads the shared texts once, so that a fault in one is not told for each alert that takes it.
struct SharedTextsChecker {
    let tables: SharedTables
    let document: SourceDocument

    func check() {
        for (locale, texts) in tables.texts {
            for (key, text) in texts where MessagePattern.needsFormatting(text) {
                let pointer = JSONPointer.root.appending("text").appending(locale.identifier).appending(key)
                let place = SourceDocument.Place(document: document, pointer: pointer)
                for finding in SyntaxCheck.read(text, in: locale).findings {
                    finding.report(
                        about: "the text \"\(key)\"", in: locale, isSource: locale == tables.sourceLocale, at: place)
                }
            }
        }
    }
}
