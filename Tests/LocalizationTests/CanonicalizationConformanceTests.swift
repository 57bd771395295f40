import Testing

@testable import Localization

@Suite(.enabled(if: Conformance.isThere, Conformance.absence))
struct CanonicalizationConformanceTests {
    @Test("Tags become canonical as CLDR says")
    func rows() throws {
        let rows = try Conformance.table("locale/canonicalization.tsv")
        #expect(rows.count == 989)
        for row in rows {
            let input = try #require(row["input"])
            let expected = try #require(row["expected"])
            // The files write locale ids with `_`, and variants in lower case, where tags have `-`.
            let tag = LocaleTag(input)?.identifier.lowercased()
            #expect(tag == expected.replacing("_", with: "-").lowercased(), "\(input)")
        }
    }
}
