import Testing

@testable import Localization

@Suite(.enabled(if: Conformance.isThere, Conformance.absence))
struct MatcherConformanceTests {
    /// ICU has no public interface to set a threshold.
    private static let withoutInterface: Set = ["icu72-692", "icu72-694", "icu72-1960"]
    /// The extensions of the supported locale are kept beside the wish's (ICU-20727).
    private static let combinedDiffers: Set = ["icu72-583", "icu72-600"]

    @Test("The matcher answers ICU's own cases as ICU 72 must")
    func icuCases() throws {
        let rows = try Conformance.table("locale/matcher.tsv")
        #expect(rows.count == 555)
        for row in rows {
            let id = try #require(row["id"])
            if Self.withoutInterface.contains(id) { continue }
            let result = try answer(row)
            #expect(result.match == Self.tag(row["expected_match"]), "\(id): \(row)")
            if let expected = Self.asked(row["expected_desired"]) {
                #expect(result.desired == expected, "\(id): \(row)")
            }
            if let expected = Self.asked(row["expected_combined"]), !Self.combinedDiffers.contains(id) {
                #expect(result.resolved == expected, "\(id): \(row)")
            }
        }
    }

    private func answer(_ row: [String: String]) throws -> (match: String?, desired: String?, resolved: String?) {
        let supported = Self.list(row["supported"])
        let desired = Self.list(row["desired"])
        let fallback = row["default"].flatMap { $0.isEmpty ? nil : $0 } ?? supported.first
        let matcher = try #require(
            RawLocaleMatcher(supported: supported, fallback: fallback, favorsScript: row["favor"] == "script"))
        guard let answer = matcher.match(desired) else { return (Self.tag(fallback), nil, Self.tag(fallback)) }
        let match = supported[answer.supported]
        guard let place = answer.desired else { return (Self.tag(match), nil, Self.tag(match)) }
        return (Self.tag(match), Self.tag(desired[place]), Self.tag(matcher.resolve(desired[place])))
    }

    /// Without what is no tag, such as `91`, which can be in no catalog.
    private static func list(_ text: String?) -> [String] {
        (text ?? "").split(separator: ",").compactMap { LocaleTag($0.split(separator: " ").joined())?.identifier }
    }

    private static func asked(_ text: String?) -> String? { text?.isEmpty == false ? tag(text) : nil }

    /// The tests of ICU compare locales, which know neither case nor separators.
    private static func tag(_ text: String?) -> String? {
        guard let text, text != "null" else { return nil }
        return LocaleTag(text)?.identifier ?? text
    }
}
