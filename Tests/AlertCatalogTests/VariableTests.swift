import AlertCatalog
import Alerts
import Localization
import Testing

@Suite("Variables of every type")
struct VariableTests {
    private func title(
        _ variable: String, _ text: String, given: String? = nil, locale: String = "en", timeZone: String? = nil
    ) throws -> String {
        let members = "\"variables\": {\"v\": \(variable)}, \"text\": {\"en\": {\"title\": \"\(text)\"}}"
        let compilation = TestCatalog.compile(alert: members)
        #expect(compilation.diagnostics == [])
        let catalog = try #require(compilation.catalog)
        let entry = try #require(catalog[id: "a"])
        let served = entry.negotiate(LanguageWishes(acceptLanguage: locale.utf8))
        let arguments = try Arguments(given.map { ["v": $0] } ?? [:], for: entry.variables, timeZone: timeZone)
        let director = AlertDirector(entry, in: served, arguments: arguments)
        return try #require(try director.construct(Alert.Builder.self).title)
    }

    private let moment = #"{"type": "dateTime", "default": "2026-11-30T23:30:00Z"}"#

    @Test("A moment is shown on the reader's clock, else on the writer's")
    func dateTime() throws {
        let text = "{v, time, short}"
        #expect(try title(moment, text) == "11:30\u{202F}PM")
        #expect(try title(moment, text, timeZone: "Asia/Seoul") == "8:30\u{202F}AM")
        #expect(try title(moment, text, given: "2026-11-30T09:00:00+09:00") == "9:00\u{202F}AM")
        #expect(try title(moment, text, given: "2026-11-30T09:00:00+09:00", timeZone: "UTC") == "12:00\u{202F}AM")
    }

    @Test("A day is that day in every zone; the day of a moment is the reader's")
    func date() throws {
        let variable = #"{"type": "date", "default": "2026-11-30"}"#
        let text = "{v, date, medium}"
        for zone in [nil, "Pacific/Kiritimati", "Pacific/Pago_Pago"] {
            #expect(try title(variable, text, timeZone: zone) == "Nov 30, 2026")
        }
        #expect(
            try title(variable, text, given: "2026-11-30T23:30:00Z", timeZone: "Asia/Seoul") == "Dec 1, 2026")
    }

    @Test("An amount is shown in its currency, by any way of writing it")
    func currency() throws {
        let variable = #"{"type": "currency", "code": "KRW", "default": 12000}"#
        for text in ["{v, number, ::currency/KRW}", "{v, number, currency}", "{v}"] {
            let title = try title(variable, text)
            #expect(title.contains("12,000"), "\(text) gives \(title)")
        }
        #expect(try title(variable, "{v, number, currency}") == "₩12,000")
    }

    @Test("A reader's region decides how numbers and days are written, in the one language of the text")
    func region() throws {
        let variable = #"{"type": "date", "default": "2026-11-30"}"#
        #expect(try title(variable, "{v, date, short}", locale: "en-AU") == "30/11/26")
        #expect(try title(variable, "{v, date, short}", locale: "en-US") == "11/30/26")
    }

    @Test("A number keeps all its digits")
    func digits() throws {
        let text = "{v, number, ::.000000000}"
        #expect(
            try title(#"{"type": "number"}"#, text, given: "1234567890.123456789") == "1,234,567,890.123456789")
    }

    @Test(
        "A value that is not of its type is refused, and a default is held against it when the catalog is loaded",
        arguments: [
            (#"{"type": "date", "default": "30.11.2026"}"#, "variable.bad-default"),
            (#"{"type": "dateTime", "default": "2026-11-30"}"#, "variable.bad-default"),
            (#"{"type": "currency", "code": "KRW", "default": "free"}"#, "variable.bad-default"),
            (#"{"type": "currency", "code": "won"}"#, "variable.bad-currency"),
            (#"{"type": "currency"}"#, "member.missing"), (#"{"type": "number", "code": "KRW"}"#, "member.unknown"),
            (#"{"type": "money"}"#, "member.unknown-word"),
        ])
    func definitions(_ variable: String, _ code: String) {
        let compilation = TestCatalog.compile(
            alert: "\"variables\": {\"v\": \(variable)}, \"text\": {\"en\": {\"title\": \"{v}\"}}")
        #expect(compilation.diagnostics.map(\.code) == [code])
    }

    @Test("A value is set apart where the text or the value runs from right to left, but not in a link")
    func isolation() throws {
        let variable = #"{"type": "text"}"#
        #expect(try title(variable, "Hi {v}", given: "שלום") == "Hi \u{2068}שלום\u{2069}")
        #expect(try title(variable, "Hi {v}", given: "Mina") == "Hi Mina")
        #expect(try title(variable, "See https://x.example/{v}", given: "שלום") == "See https://x.example/שלום")
    }
}
