import Testing

@testable import Localization

@Suite(.enabled(if: Conformance.isThere, Conformance.absence))
struct NegotiationConformanceTests {
    @Test("x")
    func agreed() throws {
        let rows = try Conformance.json("locale/negotiation.json", as: NegotiationRow.self)
        #expect(rows.count == 364)
        for row in rows {
            let raw = row.raw()
            let got = row.service()
            if row.agreesWithICU, !row.accepts(raw) { print("RAW", row, raw as Any) }
            if !row.accepts(got) { print(row.agreesWithICU, row.accepts(raw), row.id, row.algorithm, "|", row.header ?? "-", "|", row.supported, row.fallback ?? "", "exp", row.expected ?? "nil", "got", got ?? "nil", row.note) }
        }
    }
}
