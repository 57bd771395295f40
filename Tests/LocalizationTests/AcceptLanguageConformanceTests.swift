import Testing

@testable import Localization

@Suite(.enabled(if: Conformance.isThere, Conformance.absence))
struct AcceptLanguageConformanceTests {
    private struct Row: Decodable {
        let id: String
        let accept_language: String?
        let valid: Bool
        let note: String
        let expected: [[Part]]?

        var asksForFirst: Bool {
            ["most preferred", "first only", "preferred language"].contains { note.hasPrefix($0) }
        }

        /// These ask for the best of all of ICU's locales, which is another question.
        var asksForMatch: Bool { note.hasPrefix("expected = best match") }

        var tags: [String] {
            let parts = (expected ?? []).compactMap(\.first)
            return parts.compactMap { if case .tag(let tag) = $0 { LocaleTag(tag)?.identifier ?? tag } else { nil } }
        }
    }

    /// A range is a text and its quality a number, in one JSON list.
    private enum Part: Decodable {
        case tag(String)
        case quality

        init(from decoder: any Decoder) throws {
            let tag = try? decoder.singleValueContainer().decode(String.self)
            self = tag.map(Part.tag) ?? .quality
        }
    }

    private static let divergences: [(reason: String, ids: Set<String>)] = [
        ("no header is no wish, which comes to the same as `*`", ["parse-0001", "parse-0014"]),
        ("an item with a bad weight is skipped", ["parse-0056", "parse-0145"]),
        ("a weight may begin with its point", ["parse-0101"]),
        ("not a well-formed tag", ["parse-0090", "parse-0141"]),
        ("sorted by weight, where the library keeps the header's order", ["parse-0094"]),
        ("languages are not read by their English names", ["parse-0125"]),
        (
            "the library knows two-letter languages alone, drops scripts, and answers its default where nothing is left",
            [
                "parse-0147", "parse-0148", "parse-0156", "parse-0157", "parse-0168", "parse-0178", "parse-0183",
                "parse-0185", "parse-0186", "parse-0187", "parse-0189", "parse-0190", "parse-0192", "parse-0193",
                "parse-0195",
                "parse-0197", "parse-0198", "parse-0200",
            ]
        ),
    ]

    @Test("Each header gives the wishes that its library reads, or differs for a reason")
    func wishes() throws {
        let rows = try Conformance.json("locale/accept-language.json", as: Row.self)
        #expect(rows.count == 130)
        var differing: Set<String> = []
        for row in rows where row.valid && !row.asksForMatch {
            var wishes = read(row)
            if row.asksForFirst { wishes = Array(wishes.prefix(1)) }
            if wishes != row.tags { differing.insert(row.id) }
        }
        #expect(differing == Self.divergences.reduce(into: Set<String>()) { $0.formUnion($1.ids) })
    }

    @Test("A header that its library refuses leaves what makes sense of it")
    func refused() throws {
        let rows = try Conformance.json("locale/accept-language.json", as: Row.self).filter { !$0.valid }
        #expect(rows.count > 20)
        for row in rows {
            for wish in read(row) { #expect(wish == "*" || LocaleTag(wish) != nil, "\(row.id)") }
        }
    }

    private func read(_ row: Row) -> [String] {
        LanguageWishes(acceptLanguage: (row.accept_language ?? "").utf8).ranges.map(\.description)
    }
}
