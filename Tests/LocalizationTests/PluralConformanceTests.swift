import Testing

@testable import Localization

@Suite(.enabled(if: Conformance.isThere, Conformance.absence))
struct PluralConformanceTests {
    /// A JSON number has no compact exponent and no zeros at its end, so each row says what such a number gives.
    @Test("A number chooses the plural that CLDR gives it")
    func rows() throws {
        let rows = try Conformance.table("messages/plurals.tsv")
        #expect(rows.count == 4409)
        var patterns: [String: MessagePattern] = [:]
        for row in rows {
            let locale = try #require(row["locale"])
            let type = try #require(row["type"])
            let sample = try #require(row["sample"])
            let key = type + locale
            let pattern = try patterns[key] ?? Self.pattern(type, locale)
            patterns[key] = pattern
            let text = try pattern.formatted(["n": .decimal(Self.expanded(sample))])
            #expect(text == row["icu72_messageformat"], "\(locale) \(type) \(sample)")
        }
    }

    @Test("The categories of a locale are those that its samples have")
    func categories() throws {
        for (key, rows) in Dictionary(grouping: try Conformance.table("messages/plurals.tsv"), by: Self.key) {
            let found = try PluralRules.categories(of: tag(key[1]), ordinal: key[0] == "ordinal")
            #expect(found.isSuperset(of: rows.compactMap { $0["category"] }), "\(key)")
        }
    }

    private static func key(_ row: [String: String]) -> [String] { [row["type"] ?? "", row["locale"] ?? ""] }

    private static func pattern(_ type: String, _ locale: String) throws -> MessagePattern {
        let kind = type == "ordinal" ? "selectordinal" : "plural"
        let selectors = ["zero", "one", "two", "few", "many", "other"].map { "\($0){\($0)}" }.joined(separator: " ")
        return try MessagePattern("{n, \(kind), \(selectors)}", locale: tag(locale))
    }

    /// `1.1c6` as the number that it stands for.
    private static func expanded(_ sample: String) -> String { sample.replacing("c", with: "E") }
}
