import Testing

@testable import Localization

@Suite(.enabled(if: Conformance.isThere, Conformance.absence))
struct NegotiationConformanceTests {
    /// What the service decides otherwise than the case's library, by reason.
    private static let divergences: [(reason: String, ids: Set<String>)] = [
        (
            "the exact tag of the first wish is served, whatever the server lists first",
            ["pick-0079", "pick-0081", "pick-0085"]
        ),
        ("a language counts though the wish names a region", ["pick-0074", "pick-0139", "pick-0211", "pick-0223"]),
        ("the order is by q and not by whether a region is named", ["pick-0093", "pick-0111"]),
        ("three-letter languages count as well", ["pick-0312"]),
        (
            "no other language or script than the wish's",
            [
                "pick-0136", "pick-0245", "pick-0246", "pick-0332", "pick-0337", "pick-0348", "pick-0350", "pick-0352",
                "pick-0374", "pick-0470", "pick-0508", "pick-0538", "pick-0578", "pick-0600", "pick-0601", "pick-0603",
                "pick-0604", "pick-0610", "pick-0615",
            ]
        ),
        ("not a well-formed tag, so neither a wish nor a locale", ["pick-0235"]),
        (
            "who refuses is not served what it refused by way of a fallback of the library",
            ["pick-0252", "pick-0254", "pick-0255", "pick-0258", "pick-0259", "pick-0262", "pick-0263"]
        ),
        ("the case's default is given in a way that the file does not carry", ["pick-0261"]),
        ("with nothing offered there is no match, and no default either", ["pick-0574"]),
        ("ICU 72 knows no pseudolocale PSCRACK", ["pick-0582"]),
    ]

    @Test("ICU alone, given the header as the service reads it, answers every case on which it agrees")
    func icuAlone() throws {
        let rows = try Conformance.json("locale/negotiation.json", as: NegotiationRow.self)
        #expect(rows.count == 364)
        for row in rows where row.agreesWithICU && row.id != "pick-0235" {
            let match = row.raw()
            #expect(row.accepts(match), "\(row) got \(match ?? "nothing")")
        }
    }

    @Test("The service answers each case as its library does, or differs for a reason")
    func service() throws {
        let listed = Self.divergences.reduce(into: Set<String>()) { $0.formUnion($1.ids) }
        let rows = try Conformance.json("locale/negotiation.json", as: NegotiationRow.self)
        var differing: Set<String> = []
        for row in rows where !row.accepts(row.service()) { differing.insert(row.id) }
        #expect(differing == listed)
    }
}
