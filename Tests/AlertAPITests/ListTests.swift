import AlertAPI
import HTTPServer
import JSON
import Testing

@Suite("GET /v1/alerts and /v1/locales")
struct ListTests {
    private func list(_ query: String, language: String? = nil) throws -> (
        ids: [String], next: String?, missing: [String]
    ) {
        let answer = try TestService().ask("/v1/alerts" + query, language: language)
        #expect(answer.status == 200)
        let root = try JSONDocument(parsing: answer.content.body).root
        let ids = root["alerts"]?.array?.compactMap { $0["id"]?.string } ?? []
        return (ids, root["next"]?.string, root["missing"]?.array?.compactMap(\.string) ?? [])
    }

    @Test("All alerts that are served, in id order")
    func all() throws {
        let page = try list("")
        #expect(page.ids == ["a", "b.one", "b.two", "count", "head"])
        #expect(page.next == nil)
    }

    @Test("Pages follow one another without a gap or an overlap")
    func pages() throws {
        let first = try list("?limit=3")
        #expect(first.ids == ["a", "b.one", "b.two"])
        #expect(first.next == "b.two")
        let second = try list("?limit=3&after=b.two")
        #expect(second.ids == ["count", "head"])
        #expect(second.next == nil)
        #expect(try list("?limit=5").next == nil)
        #expect(try list("?after=b").ids == ["b.one", "b.two", "count", "head"])
    }

    @Test("A prefix and a choice of ids select; what is not there is told")
    func selection() throws {
        #expect(try list("?prefix=b.").ids == ["b.one", "b.two"])
        #expect(try list("?prefix=b.&limit=1").next == "b.one")
        #expect(try list("?prefix=b.&limit=2").next == nil)
        let chosen = try list("?ids=count,a,gone,off,a")
        #expect(chosen.ids == ["a", "count"])
        #expect(chosen.missing == ["gone", "off"])
        #expect(try list("?ids=a,b.one,count&prefix=b").ids == ["b.one"])
        #expect(try list("?ids=").ids == [])
    }

    @Test("Each alert is in the best language that it has, and all languages are told")
    func languages() throws {
        let answer = try TestService().ask("/v1/alerts", language: "ko")
        #expect(answer.field("Content-Language") == "en, ko")
        #expect(answer.text.contains("\"title\":\"가\"") && answer.text.contains("\"title\":\"B1\""))
    }

    @Test("Each alert is the bytes that it is alone")
    func sameBytes() throws {
        let service = try TestService()
        let list = service.ask("/v1/alerts?ids=a,b.one&locale=ko").text
        let alone = ["a", "b.one"].map { service.ask("/v1/alerts/\($0)?locale=ko").text }
        #expect(list == "{\"alerts\":[\(alone.joined(separator: ","))]}")
    }

    @Test(
        "What cannot be read is 400 and names the parameter",
        arguments: ["limit=0", "limit=501", "limit=-1", "limit=x", "limit=", "limit=1.5", "arg.n=1"])
    func malformed(_ query: String) throws {
        let answer = try TestService().ask("/v1/alerts?\(query)")
        #expect(answer.status == 400)
        #expect(answer.text.contains(query.split(separator: "=")[0]))
    }

    @Test("A list has a tag of its own and is not sent again to who has it")
    func notModified() throws {
        let service = try TestService()
        let tag = try #require(service.ask("/v1/alerts").field("ETag"))
        #expect(service.ask("/v1/alerts", ifNoneMatch: tag).status == 304)
    }

    @Test("Locales tell their direction and how many alerts they serve, whatever the reader's language")
    func locales() throws {
        let answer = try TestService().ask("/v1/locales", language: "ko")
        #expect(
            answer.text == #"{"locales":[{"alerts":5,"direction":"ltr","tag":"en"},"#
                + #"{"alerts":2,"direction":"ltr","tag":"ko"}]}"#)
        #expect(answer.field("Vary") == "Accept-Encoding")
    }
}
