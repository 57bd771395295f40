import AlertAPI
import HTTPServer
import Testing

@Suite("GET /v1/alerts/{id}")
struct GetAlertTests {
    @Test("An alert is answered in the reader's language, the same bytes each time")
    func language() throws {
        let service = try TestService()
        let first = service.ask("/v1/alerts/a", language: "ko-KR,en;q=0.5")
        #expect(first.status == 200)
        #expect(first.field("Content-Language") == "ko")
        #expect(first.text.contains("\"title\":\"가\""))
        #expect(service.ask("/v1/alerts/a", language: "ko-KR,en;q=0.5").text == first.text)
        #expect(service.ask("/v1/alerts/a", language: "ko").field("ETag") == first.field("ETag"))
        #expect(service.ask("/v1/alerts/a").field("Content-Language") == "en")
    }

    @Test("With locale the header decides nothing, and caches need not know of it")
    func locale() throws {
        let service = try TestService()
        let answer = service.ask("/v1/alerts/a?locale=ko_KR", language: "en")
        #expect(answer.field("Content-Language") == "ko")
        #expect(answer.field("Vary") == "Accept-Encoding")
        #expect(service.ask("/v1/alerts/a", language: "ko").field("Vary") == "Accept-Language, Accept-Encoding")
        // The same alert in the same language, prepared for the other kind of request first.
        #expect(service.ask("/v1/alerts/a?locale=ko").field("Vary") == "Accept-Encoding")
    }

    @Test("A tag that the client has is answered with 304 and the fields of the answer")
    func notModified() throws {
        let service = try TestService()
        let tag = try #require(service.ask("/v1/alerts/a").field("ETag"))
        for condition in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
            let answer = service.ask("/v1/alerts/a", ifNoneMatch: condition)
            #expect(answer.status == 304, "\(condition)")
            #expect(answer.field("ETag") == tag)
            #expect(answer.field("Vary") == "Accept-Language, Accept-Encoding")
        }
        #expect(service.ask("/v1/alerts/a", ifNoneMatch: "\"x\"").status == 200)
        #expect(service.ask("/v1/alerts/gone", ifNoneMatch: "*").status == 404)
    }

    @Test(
        "What is not there, is switched off or is no id is not found",
        arguments: ["gone", "off", "A", "..", "", "a%2Fb"])
    func notFound(_ id: String) throws {
        let answer = try TestService().ask("/v1/alerts/\(id)")
        #expect(answer.status == 404)
        #expect(answer.field("Content-Type") == "application/problem+json")
        #expect(answer.field("Cache-Control") == "no-cache")
        #expect(answer.field("Vary") == "Accept-Language")
    }

    @Test("An argument is filled in, and the answer is for its user alone")
    func argument() throws {
        let service = try TestService()
        let answer = service.ask("/v1/alerts/count?arg.n=1200")
        #expect(answer.text.contains("1,200 left"))
        #expect(answer.field("Cache-Control")?.hasPrefix("private, ") == true)
        #expect(service.ask("/v1/alerts/count?arg.n=7").text.contains("\"7 left\""))
    }

    @Test("An alert with arguments that the client has is answered with 304, however often it is asked for")
    func argumentsNotModified() throws {
        let service = try TestService()
        let tag = try #require(service.ask("/v1/alerts/count?arg.n=7").field("ETag"))
        for _ in 0..<3 {
            let same = service.ask("/v1/alerts/count?arg.n=7", ifNoneMatch: tag)
            #expect(same.status == 304 && same.field("ETag") == tag && same.field("Content-Type") == nil)
            let other = service.ask("/v1/alerts/count?arg.n=8", ifNoneMatch: tag)
            #expect(other.status == 200 && other.field("ETag") != tag && other.text.contains("\"8 left\""))
        }
    }

    @Test("A missing argument stays visible and is told beside the alert; unknown ones are ignored")
    func missingArgument() throws {
        let service = try TestService()
        let answer = service.ask("/v1/alerts/count?arg.other=1")
        #expect(answer.status == 200)
        #expect(answer.text.contains("{n} left"))
        #expect(answer.text.contains("\"missingArguments\":[\"n\"]"))
        #expect(!service.ask("/v1/alerts/a").text.contains("missingArguments"))
    }

    @Test("An argument that does not fit names itself")
    func malformedArgument() throws {
        let answer = try TestService().ask("/v1/alerts/count?arg.n=many")
        #expect(answer.status == 400)
        #expect(answer.text.contains("arg.n"))
    }

    @Test("An argument that leaves a text empty is the client's fault", arguments: ["", "%20", "%0A"])
    func emptyText(_ argument: String) throws {
        let answer = try TestService().ask("/v1/alerts/head?arg.who=\(argument)")
        #expect(answer.status == 400)
        #expect(answer.text.contains("malformed-argument"))
    }

    @Test(
        "What cannot be read is 400, and names what it is about",
        arguments: [
            ("/v1/alerts/%00", "malformed-target"), ("/v1/alerts/%zz", "malformed-target"),
            ("/v1/alerts/%ff", "malformed-target"), ("/v1/alerts/a?locale=%00", "malformed-target"),
            ("/v1/alerts/a?locale=!!", "malformed-parameter"),
            ("/v1/alerts/a?locale=en&locale=ko", "repeated-parameter"),
            ("/v1/alerts/a?arg.n=1&arg.n=2", "repeated-parameter"), ("a", "malformed-target"),
        ])
    func malformed(_ target: String, _ code: String) throws {
        let answer = try TestService().ask(target)
        #expect(answer.status == 400)
        #expect(answer.text.contains("\"type\":\"/problems/\(code)\""))
    }

    @Test("Unknown parameters are ignored, also twice")
    func unknownParameters() throws {
        #expect(try TestService().ask("/v1/alerts/a?x=1&x=2&&=").status == 200)
    }

    @Test("A method that is not there is 405 and says what is")
    func method() throws {
        let service = try TestService()
        for method in [HTTPMethod.post, .put, .delete, .other] {
            let answer = service.ask("/v1/alerts/a", method: method)
            #expect(answer.status == 405)
            #expect(answer.field("Allow") == "GET, HEAD, OPTIONS")
        }
        #expect(service.ask("/v1/alerts/a", method: .options).status == 204)
        #expect(service.ask("*", method: .options).status == 204)
        #expect(service.ask("/nothing", method: .options).status == 404)
    }

    @Test("A new catalog is served from the next request on, and nothing of the old one is kept")
    func publish() throws {
        let service = try TestService()
        let before = service.ask("/v1/alerts/a")
        try service.publish(["a": #"{"id": "a", "text": {"en": {"title": "New"}}}"#])
        let after = service.ask("/v1/alerts/a")
        #expect(after.text.contains("\"title\":\"New\""))
        #expect(after.field("ETag") != before.field("ETag"))
        #expect(service.ask("/v1/alerts/b.one").status == 404)
    }

    @Test("Without a catalog the service is not ready")
    func notReady() throws {
        let answer = try TestService(nil).ask("/v1/alerts/a")
        #expect(answer.status == 503)
        #expect(answer.field("Retry-After") == "1")
    }

    @Test("The type of every problem leads to its description")
    func problems() throws {
        let service = try TestService()
        for code in Problem.Code.allCases {
            let answer = service.ask("/problems/\(code.rawValue)")
            #expect(answer.status == 200)
            #expect(answer.text.contains("\"status\":\(code.status)"))
        }
        #expect(service.ask("/problems/none").status == 404)
    }
}
