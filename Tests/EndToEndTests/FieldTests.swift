import Testing

@Suite("Header fields of answers", .serving)
struct FieldTests {
    private let service: Service

    init() throws {
        service = try #require(Service.current)
    }

    @Test(
        "let a client ask again with the tag that it has",
        arguments: ["/v1/alerts/permission.camera", "/v1/alerts", "/v1/alerts?prefix=journal.&limit=2", "/v1/locales"])
    func conditional(target: String) throws {
        let full = try service.get(target)
        let tag = try #require(full["etag"])
        #expect(tag.wholeMatch(of: #/"[A-Za-z0-9_-]{22}"/#) != nil)
        for condition in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
            let answer = try service.get(target, ["If-None-Match: \(condition)"])
            #expect(answer.status == 304 && answer.body.isEmpty, "\(condition)")
            for name in ["etag", "cache-control", "vary"] { #expect(answer[name] == full[name]) }
            for name in ["content-type", "content-language", "content-encoding"] { #expect(answer[name] == nil) }
            #expect(answer["content-length"] == nil || answer["content-length"] == full["content-length"])
        }
        let split = try service.get(target, ["If-None-Match: \"other\"", "If-None-Match: \(tag)"])
        #expect(split.status == 304)
        let stale = try service.get(target, ["If-None-Match: \"other\""])
        #expect(stale.status == 200 && stale.body == full.body)
    }

    @Test("have another tag in another language")
    func tagOfLanguage() throws {
        let korean = try service.get("/v1/alerts/entry.edit", ["Accept-Language: ko"])
        let tag = try #require(korean["etag"])
        let other = try service.get("/v1/alerts/entry.edit", ["Accept-Language: ja", "If-None-Match: \(tag)"])
        #expect(other.status == 200 && other["etag"] != tag)
    }

    @Test(
        "of HEAD are those of GET, without a body",
        arguments: ["/v1/alerts/chat.leave", "/v1/alerts", "/v1/locales", "/v1/alerts/no.such", "/nowhere"])
    func head(target: String) throws {
        let get = try service.get(target, ["Accept-Language: ko"])
        let head = try service.ask("HEAD", target, ["Accept-Language: ko"])
        #expect(head.status == get.status)
        #expect(head.lastingFields == get.lastingFields)
        #expect(head.body.isEmpty && head["content-length"] == "\(get.body.count)")
    }

    @Test(
        "of OPTIONS name the methods, on every route",
        arguments: ["/v1/alerts/chat.leave", "/v1/alerts", "/v1/locales", "*"])
    func options(target: String) throws {
        let answer = try service.ask(
            "OPTIONS", target, ["Origin: https://a.example", "Access-Control-Request-Method: GET"])
        #expect(answer.status == 204 && answer.body.isEmpty)
        #expect(answer["allow"] == "GET, HEAD, OPTIONS")
        #expect(answer["access-control-allow-origin"] == "*")
        #expect(answer["access-control-allow-headers"]?.contains("If-None-Match") == true)
        let plain = try service.ask("OPTIONS", target)
        #expect(plain["allow"] == "GET, HEAD, OPTIONS" && plain["access-control-allow-methods"] == nil)
        let exposed = try #require(answer["access-control-expose-headers"])
        for name in ["ETag", "Content-Language", "Link"] { #expect(exposed.contains(name)) }
    }

    @Test(
        "say that the language was negotiated, unless the target names it",
        arguments: ["/v1/alerts/entry.edit", "/v1/alerts", "/v1/alerts/no.such"])
    func vary(target: String) throws {
        // A problem has one form alone, whatever coding is asked for.
        let isProblem = target.contains("no.such")
        for condition in [[], ["If-None-Match: *"]] {
            let negotiated = try service.get(target, condition)
            #expect(negotiated["vary"] == (isProblem ? "Accept-Language" : "Accept-Language, Accept-Encoding"))
            let asked = try service.get("\(target)?locale=ko", condition)
            #expect(asked["vary"] == (isProblem ? nil : "Accept-Encoding"))
            #expect(asked.status == negotiated.status)
            #expect(asked.status == (isProblem ? 404 : condition.isEmpty ? 200 : 304))
        }
        #expect(try service.get("/v1/locales")["vary"] == "Accept-Encoding")
    }

    @Test("say how long an answer is good")
    func cacheControl() throws {
        let fresh = "max-age=60, stale-while-revalidate=600, stale-if-error=86400"
        #expect(try service.get("/v1/alerts/entry.edit")["cache-control"] == fresh)
        #expect(try service.get("/v1/alerts")["cache-control"] == fresh)
        #expect(try service.get("/v1/alerts/entry.edit?unit=7")["cache-control"] == "private, \(fresh)")
        #expect(try service.get("/v1/alerts/entry.edit?attr.plan=a")["cache-control"] == "private, \(fresh)")
        #expect(try service.get("/v1/alerts/no.such")["cache-control"] == "no-cache")
    }
}
