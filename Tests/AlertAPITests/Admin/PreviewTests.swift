import AlertAPI
import AlertCatalog
import HTTPServer
import JSON
import Testing

@Suite("The preview")
struct PreviewTests {
    /// `c` has no text in en-GB itself, but inherits all from en.
    private static let alerts = [
        "a": #"{"id": "a", "text": {"en": {"title": "Old"}, "ko": {"title": "가"}}}"#,
        "c": #"{"id": "c", "text": {"en-GB": {"title": "C"}, "en": {"title": "C"}}}"#,
    ]

    private static let draft =
        #"{"id": "a", "variables": {"n": {"type": "number", "default": 1}}, "#
        + #""text": {"en": {"title": "{n} new"}, "ko": {"title": "새 {n}"}}}"#

    @Test(
        "is the bytes that clients get once the draft is published",
        arguments: [
            "", "?locale=ko", "?locale=en-GB", "?locale=ja", "?locale=en-XA", "?arg.n=1200", "?locale=ko&explain=1",
            "?format=pattern", "?locale=en-AU&arg.n=1200", "?capabilities=",
        ])
    func sameBytes(query: String) throws {
        let desk = try AdminDesk(Self.alerts)
        let before = try TestService(Self.alerts)
        desk.holder.replace(with: try #require(before.holder.current))
        let put = desk.ask(.put, "definitions/a", [.ifMatch: "*"], body: Self.draft)
        #expect(put.status == 200)
        let preview = desk.ask(.get, "definitions/a/preview\(query)", as: .viewer)
        let service = try TestService(["a": Self.draft, "c": Self.alerts["c"] ?? ""])
        let answer = service.ask("/v1/alerts/a\(query)")
        #expect(preview.status == 200 && preview.text == answer.text)
        #expect(preview.field("Content-Language") == answer.field("Content-Language"))
        #expect(preview.field("Cache-Control") == "no-store")
    }

    @Test("is what stands in for the draft, for a client that cannot show it")
    func standIn() throws {
        let desk = try AdminDesk(Self.alerts)
        let draft =
            #"{"id": "a", "requires": {"capabilities": ["video"]}, "fallback": "c", "text": {"en": {"title": "Video"}}}"#
        #expect(desk.ask(.put, "definitions/a", [.ifMatch: "*"], body: draft).status == 200)
        let service = try TestService(["a": draft, "c": Self.alerts["c"] ?? ""])
        for query in ["?locale=en", "?locale=en&capabilities=video"] {
            let preview = desk.ask(.get, "definitions/a/preview\(query)")
            #expect(preview.status == 200 && preview.text == service.ask("/v1/alerts/a\(query)").text)
        }
    }

    @Test("is with the draft of the shared tables where it is asked for, or where the alert needs it")
    func draftedTables() throws {
        let desk = try AdminDesk(Self.alerts)
        let tables = TestService.shared.replacing("\"OK\"", with: "\"Fine\"")
        #expect(desk.ask(.put, "shared", [.ifMatch: "*"], body: tables).status == 200)
        func labels(_ query: String) throws -> [String?]? {
            try desk.ask(.get, "definitions/c/preview\(query)").json["actions"]?.array?.map { $0["label"]?.string }
        }
        #expect(try labels("?locale=en") == ["OK"] && labels("?locale=en&shared=published") == ["OK"])
        #expect(try labels("?locale=en&shared=draft") == ["Fine"])
        #expect(desk.ask(.get, "definitions/c/preview?shared=x").problem == "malformed-parameter")
    }

    @Test("without a draft is what is published")
    func published() throws {
        let desk = try AdminDesk(Self.alerts)
        #expect(desk.ask(.get, "definitions/a/preview").text == (try TestService(Self.alerts)).ask("/v1/alerts/a").text)
    }

    @Test("of what is not there, or is asked for wrongly, is a problem")
    func problems() throws {
        let desk = try AdminDesk()
        #expect(desk.ask(.get, "definitions/x/preview").problem == "unknown-document")
        #expect(desk.ask(.get, "definitions/off/preview").problem == "unknown-alert")
        #expect(desk.ask(.get, "definitions/a/preview?locale=!!").problem == "malformed-parameter")
        #expect(desk.ask(.get, "definitions/count/preview?arg.n=x").problem == "malformed-argument")
    }
}
