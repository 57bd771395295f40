import Bytes
import Localization

/// Reads a text as a pattern, and finds what needs neither variables nor the source text to be seen.
enum SyntaxCheck {
    struct Reading {
        /// `nil` when ICU cannot read the text.
        let pattern: MessagePattern?
        let findings: [TextFinding]
    }

    static func read(_ text: String, in language: TextLanguage) -> Reading {
        let apostrophes = apostropheFindings(text)
        do {
            let pattern = try MessagePattern(text, locale: language.locale, direction: language.direction)
            return Reading(pattern: pattern, findings: apostrophes + PluralCheck.findings(in: pattern, in: language))
        } catch {
            let code = error.code == .missingOther ? "text.missing-other" : "text.malformed-pattern"
            let place = "line \(error.line), column \(error.column) of the text"
            return Reading(
                pattern: nil, findings: apostrophes + [TextFinding(code, .fault, "\(error.message), at \(place)")])
        }
    }

    private static func apostropheFindings(_ text: String) -> [TextFinding] {
        guard text.utf8.hasByte(where: { $0.places(of: UInt8(ascii: "'")) }) else { return [] }
        return MessageApostrophes.quoting(in: text).prefix(1).map { offset in
            let column = String(decoding: text.utf16.prefix(offset), as: UTF16.self).count + 1
            return TextFinding(
                "text.apostrophe-before-brace", .remark(.warning),
                "the apostrophe in column \(column) makes what follows it plain text, so that no argument is filled "
                    + "in: write \u{2019} (U+2019), or '' for an apostrophe")
        }
    }
}
