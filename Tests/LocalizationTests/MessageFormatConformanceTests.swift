import Testing

@testable import Localization

@Suite(.enabled(if: Conformance.isThere, Conformance.absence))
struct MessageFormatConformanceTests {
    @Test("Messages")
    func agreed() throws {
        let rows = try Conformance.json("messages/messageformat.json", as: MessageRow.self)
        #expect(rows.count == 410)
        for row in rows where row.agreesWithICU {
            let got = Result { try answer(row) }
            let text = try? got.get()
            let parses = (try? MessagePattern(row.pattern, locale: try #require(LocaleTag(row.locale)))) != nil
            let isRight = switch row.expect {
            case "equal": text == row.expected
            case "parses": parses
            case "error": text == nil
            default: try text?.contains(Regex(row.expected ?? "")) ?? false
            }
            if !isRight { print("BAD", row.id,row.pattern,row.arguments, row.expect, row.expected as Any, row.locale, got) }
        }
        for row in rows where !row.agreesWithICU {
            let text = try? answer(row)
            if text != row.icuOutput { print("DIFF", row.id,row.pattern,row.arguments, row.expect, row.expected as Any, row.locale, text as Any, row.icuOutput as Any) }
        }
    }

    private func answer(_ row: MessageRow) throws -> String {
        let pattern = try MessagePattern(row.pattern, locale: try #require(LocaleTag(row.locale)))
        return try pattern.formatted(row.values)
    }
}
