import AlertAPI
import HTTPServer
import JSON
import Testing

@Suite("What a request says of texts")
struct TextRequestTests {
    private static let alerts = [
        "when": #"""
        {"id": "when", "variables": {"at": {"type": "dateTime", "default": "2026-11-30T23:30:00Z"}},
         "text": {"en": {"title": "{at, time, short}"}, "ko": {"title": "{at, time, short}에"}}}
        """#,
        "price": #"""
        {"id": "price", "variables": {"price": {"type": "currency", "code": "KRW", "default": "12000"},
                                      "n": {"type": "number", "default": 2}, "name": {"type": "text"}},
         "text": {"en": {"title": "{n, plural, one {# thing} other {# things}} for {price, number, currency}",
                         "message": "Dear {name}"}}}
        """#,
        "plain": #"{"id": "plain", "text": {"en": {"title": "Hello"}, "ko": {"title": "안녕"}}}"#,
    ]

    private func json(_ answer: Response) throws -> JSONValue {
        #expect(answer.status == 200)
        return try JSONDocument(parsing: answer.content.body).root
    }

    @Test("The reader's time zone counts also in answers that are prepared")
    func timeZone() throws {
        let service = try TestService(Self.alerts)
        let titles = try ["", "?timeZone=Asia/Seoul", "?timeZone=UTC", "?timeZone=Asia/Seoul"].map {
            try json(service.ask("/v1/alerts/when" + $0))["title"]?.string
        }
        #expect(titles == ["11:30\u{202F}PM", "8:30\u{202F}AM", "11:30\u{202F}PM", "8:30\u{202F}AM"])
        let list = try json(service.ask("/v1/alerts?ids=when&timeZone=America/New_York"))
        #expect(list["alerts"]?.array?.first?["title"]?.string == "6:30\u{202F}PM")
    }

    @Test("A plus that nobody escaped is read as one, in an argument and in a zone")
    func plus() throws {
        let service = try TestService(Self.alerts)
        for target in [
            "?arg.at=2026-11-30T09:00:00+09:00", "?arg.at=2026-11-30T09:00:00%2B09:00",
            "?arg.at=2026-11-30T00:00:00Z&timeZone=GMT+09:00",
        ] {
            #expect(try json(service.ask("/v1/alerts/when" + target))["title"]?.string == "9:00\u{202F}AM")
        }
    }

    @Test(
        "What cannot be read is 400 and names itself, on both routes",
        arguments: [
            "timeZone=Asia/Nowhere", "timeZone=", "timeZone=%2e%2e/etc/passwd", "format=html", "format=", "explain=2",
            "explain=yes",
        ])
    func malformed(_ query: String) throws {
        let service = try TestService(Self.alerts)
        for path in ["/v1/alerts/plain", "/v1/alerts"] {
            let answer = service.ask("\(path)?\(query)")
            #expect(answer.status == 400)
            #expect(answer.text.contains(query.split(separator: "=")[0]))
        }
    }

    @Test("A malformed time names its argument")
    func malformedTime() throws {
        let answer = try TestService(Self.alerts).ask("/v1/alerts/when?arg.at=yesterday")
        #expect(answer.status == 400 && answer.text.contains("arg.at"))
    }

    @Test("Patterns come as they are written, with the variables that they name")
    func pattern() throws {
        let service = try TestService(Self.alerts)
        let alert = try json(service.ask("/v1/alerts/price?format=pattern"))
        #expect(alert["title"]?.string?.hasPrefix("{n, plural, one {# thing}") == true)
        #expect(alert["variables"]?["price"]?["type"]?.string == "currency")
        #expect(alert["variables"]?["price"]?["code"]?.string == "KRW")
        #expect(alert["variables"]?["n"]?["default"]?.integer == 2)
        #expect(alert["variables"]?["name"]?["default"] == nil)
        #expect(alert["missingArguments"] == nil)
        let resolved = try json(service.ask("/v1/alerts/price?format=resolved"))
        #expect(resolved["title"]?.string == "2 things for ₩12,000")
        #expect(resolved["variables"] == nil)
    }

    @Test("Pseudolocales are served by name from the source text, and are no locales of the catalog")
    func pseudolocales() throws {
        let service = try TestService(Self.alerts)
        let accented = try json(service.ask("/v1/alerts/price?locale=en-XA&arg.n=1&arg.name=Mina"))
        #expect(accented["locale"]?.string == "en-XA" && accented["direction"]?.string == "ltr")
        #expect(accented["title"]?.string?.contains("1 ţĥîñĝ") == true)
        #expect(accented["message"]?.string?.contains("Mina") == true)
        #expect(accented["actions"]?.array?.first?["label"]?.string?.hasPrefix("[ÖĶ") == true)
        let bidi = service.ask("/v1/alerts/plain", language: "ar-XB, ko;q=0.5")
        #expect(bidi.field("Content-Language") == "ar-XB")
        #expect(try json(bidi)["direction"]?.string == "rtl")
        #expect(service.ask("/v1/alerts/plain", language: "ko, ar-XB").field("Content-Language") == "ko")
        #expect(!service.ask("/v1/locales").text.contains("-X"))
    }

    @Test("An explanation tells wishes, candidates, steps and the locale, and is never stored")
    func explain() throws {
        let service = try TestService(Self.alerts)
        let answer = service.ask("/v1/alerts/plain?explain=1", language: "uk, en;q=0, ko-KR;q=0.5")
        #expect(answer.field("Cache-Control") == "no-store")
        let explanation = try #require(try json(answer)["explain"])
        #expect(explanation["wishes"]?.array?.compactMap(\.string) == ["uk", "ko-KR"])
        #expect(explanation["excluded"]?.array?.compactMap(\.string) == ["en"])
        #expect(explanation["candidates"]?.array?.compactMap(\.string) == ["en", "ko"])
        #expect(explanation["match"]?["wish"]?.string == "ko-KR")
        #expect(explanation["locale"]?.string == "ko" && explanation["formattingLocale"]?.string == "ko-KR")
        #expect(explanation["rule"]?.string == "match")
        let none = try json(service.ask("/v1/alerts/plain?explain=true", language: "fr"))
        #expect(none["explain"]?["match"] == nil && none["explain"]?["rule"]?.string == "defaultLocale")
        #expect(none["explain"]?["steps"]?.array?.isEmpty == false)
    }

    @Test("Only one alert is explained: no list, and nothing without the wish for it")
    func explainNothing() throws {
        let service = try TestService(Self.alerts)
        for target in ["/v1/alerts?explain=1", "/v1/alerts/plain?explain=0", "/v1/alerts/plain"] {
            #expect(!service.ask(target).text.contains("\"explain\""))
        }
        #expect(service.ask("/v1/alerts?explain=1").field("Cache-Control") != "no-store")
    }

    @Test(
        "An answer that is put together from pieces has the bytes of one that is encoded whole",
        arguments: [
            "n=1&arg.name=Mina", "n=2.5&arg.name=%22%5C/%01%1f%08%09%0a%0c%0d%7f%c2%85%e2%80%a8%e2%80%a9%f0%9f%98%80",
            "n=3&arg.name=%20", "n=1", "n=1&arg.name={n}&arg.price=0.5", "n=1&arg.name=%ef%a3%bf0%ef%a3%bf",
            "n=7&arg.name=%d7%a9%d7%9c%d7%95%d7%9d",
        ])
    func spliced(_ arguments: String) throws {
        let service = try TestService(Self.alerts)
        for locale in ["en", "en-AU", "ar-XB"] {
            let target = "/v1/alerts/price?locale=\(locale)&arg.\(arguments)"
            let pieces = service.ask(target)
            // An explanation is always encoded whole; around its member, the rest is the alert.
            let whole = service.ask(target + "&explain=1").text
            let start = try #require(whole.firstRange(of: #""explain":"#))
            let end = try #require(whole.firstRange(of: #""id":"price""#))
            #expect(pieces.text == whole[..<start.lowerBound] + whole[end.lowerBound...])
        }
    }

    @Test("Asked again with other arguments, an alert is answered as if it were asked for the first time")
    func askedAgain() throws {
        let queries = [
            "arg.n=1&arg.name=Mina", "arg.n=2&arg.name=Nora", "arg.n=3&arg.name=%EB%AF%BC", "arg.n=4", "arg.name=a+b",
            "arg.n=x&arg.name=Mina", "arg.n=1&arg.n=1", "arg.n=1&arg.name=", "arg.n=1&arg.name=%20", "arg.other=1",
            "arg.n=1&arg.name=%", "arg.n=5&%61rg.name=Mina", "arg.n=5&%61rg.name=Nora", "arg.n=5&arg%2Ename=Nora",
            "arg.n=1&unit=a", "arg.n=2&unit=b", "attr.x=1&arg.n=3", "locale=en-AU&arg.n=1200", "locale=ko&arg.n=1",
            "locale=de&arg.n=1200.5", "arg.n=1&locale=x_", "arg.n=1&schema=0", "arg.n=6&format=pattern",
            "arg.n=7&explain=1", "arg.price=0.5&arg.n=1", "arg.price=1e999", "timeZone=UTC&arg.n=1",
            "arg.at=2026-11-30T09:00:00Z", "arg.at=2026-12-01T09:00:00Z&timeZone=Asia/Seoul",
        ]
        let service = try TestService(Self.alerts)
        let forgetful = try TestService(Self.alerts)
        let catalog = try #require(forgetful.holder.current)
        for path in ["price", "when", "plain", "absent"] {
            for query in queries + queries.reversed() {
                for language in ["en-GB", "ko", nil] {
                    let target = "/v1/alerts/\(path)?\(query)"
                    let again = service.ask(target, language: language)
                    forgetful.holder.replace(with: catalog)
                    let first = forgetful.ask(target, language: language)
                    #expect(again.status == first.status && again.text == first.text, "\(target)")
                    #expect(again.content.fields.map { "\($0)" } == first.content.fields.map { "\($0)" }, "\(target)")
                }
            }
        }
    }

    @Test("An alert with arguments has a tag, which is compared")
    func tagOfOneReader() throws {
        let service = try TestService(Self.alerts)
        let target = "/v1/alerts/price?arg.n=1&arg.name=Mina"
        let tag = try #require(service.ask(target).field("ETag"))
        #expect(service.ask(target, ifNoneMatch: tag).status == 304)
        #expect(service.ask(target.replacing("=1", with: "=2"), ifNoneMatch: tag).status == 200)
        #expect(service.ask(target, ifNoneMatch: tag).field("ETag") == tag)
    }
}
