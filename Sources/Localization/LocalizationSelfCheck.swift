internal import CICU

/// Proves at start that ICU's data is whole: a slim image may carry English alone, and then nothing fails but the text.
package enum LocalizationSelfCheck {
    /// One sentence for each fault; none when all is well.
    package static func run() -> [String] {
        patterns.compactMap(fault) + matches.compactMap(fault) + nameFault()
    }

    private struct Pattern {
        let locale: String
        let pattern: String
        let value: MessageValue
        let expected: String
    }

    private static let patterns = [
        Pattern(locale: "ar", pattern: "{x, plural, few {few} other {other}}", value: .integer(3), expected: "few"),
        Pattern(locale: "de", pattern: "{x, number}", value: .number(1234.5), expected: "1.234,5"),
        Pattern(
            locale: "ko", pattern: "{x, date, long}",
            value: .date(milliseconds: 1_796_000_000_000, timeZone: "Asia/Seoul"), expected: "2026년 11월 30일"),
    ]

    private static let matches = [("zh-HK", "zh-Hant"), ("no", "nb"), ("es-MX", "es-419")]

    private static func fault(_ row: Pattern) -> String? {
        guard let locale = LocaleTag(row.locale), let pattern = try? MessagePattern(row.pattern, locale: locale) else {
            return "ICU cannot make a message for \(row.locale)"
        }
        let text = pattern.format(["x": row.value])
        return text == row.expected ? nil : "ICU formats \"\(text)\" for \(row.locale), not \"\(row.expected)\""
    }

    private static func fault(_ row: (wish: String, expected: String)) -> String? {
        let supported = ["en", "es", "es-419", "nb", "zh-Hans", "zh-Hant"].compactMap { LocaleTag($0) }
        guard let wish = LocaleTag(row.wish) else { return "ICU does not read the tag \(row.wish)" }
        let match = LocaleMatcher(supported: supported, default: nil).match(LanguageWishes(locale: wish))
        let found = match?.supported.identifier ?? "nothing"
        return found == row.expected ? nil : "ICU matches \(row.wish) with \(found), not with \(row.expected)"
    }

    private static func nameFault() -> [String] {
        let name = try? unsafe icuText(from: "ja", cicu_tag_display_name)
        return name == "日本語" ? [] : ["ICU does not know the name of Japanese in Japanese"]
    }
}
