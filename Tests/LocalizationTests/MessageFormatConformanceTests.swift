import Testing

@testable import Localization

@Suite(.enabled(if: Conformance.isThere, Conformance.absence))
struct MessageFormatConformanceTests {
    /// Where a decimal keeps its digits, which through ICU's JSON number are lost.
    private static let betterThanICU: Set = ["mf-0249"]

    @Test("Every case on which ICU agrees has its answer")
    func agreed() throws {
        let rows = try Conformance.json("messages/messageformat.json", as: MessageRow.self)
        #expect(rows.count == 410)
        for row in rows where row.agreesWithICU {
            let text = try? answer(row)
            switch row.expect {
            case "equal": #expect(text == row.expected, "\(row)")
            case "parses": #expect((try? pattern(row)) != nil, "\(row)")
            case "error": #expect(text == nil, "\(row)")
            default: #expect(try text?.contains(Regex(row.expected ?? "")) == true, "\(row)")
            }
        }
    }

    @Test("Where a library differs from ICU, the answer is ICU's")
    func differing() throws {
        let rows = try Conformance.json("messages/messageformat.json", as: MessageRow.self)
        for row in rows where !row.agreesWithICU && !Self.betterThanICU.contains(row.id) {
            #expect((try? answer(row)) == row.icuOutput, "\(row)")
        }
    }

    @Test("No case makes formatting fail where the service formats")
    func lenient() throws {
        for row in try Conformance.json("messages/messageformat.json", as: MessageRow.self) {
            guard let pattern = try? pattern(row) else { continue }
            let text = pattern.format(MessageValues(row.values))
            #expect(text == (try? pattern.formatted(MessageValues(row.values))) ?? text, "\(row)")
            #expect(row.pattern.isEmpty || !text.isEmpty || row.icuOutput == "", "\(row)")
        }
    }

    private func pattern(_ row: MessageRow) throws -> MessagePattern {
        try MessagePattern(row.pattern, locale: tag(row.locale))
    }

    private func answer(_ row: MessageRow) throws -> String {
        let pattern = try pattern(row)
        // ICU takes a number for a date, in the zone that its case was made for.
        let dates = pattern.arguments.filter { $0.kind.isDate }.map(\.name)
        let values = row.values.merging(dates.compactMap { name in row.date(name).map { (name, $0) } }) { $1 }
        return try pattern.formatted(MessageValues(values))
    }
}

extension MessageArgumentUse.Kind {
    fileprivate var isDate: Bool {
        switch self {
        case .date, .time: true
        default: false
        }
    }
}
