import HTTPServer
import JSON
import Testing

@Suite("What a request says that the client can show")
struct AbilitiesTests {
    private static let alerts = [
        "scan": #"""
        {"id": "scan", "variables": {"n": {"type": "number", "default": 1}}, "fields": [{"id": "code"}],
         "actions": [{"id": "scan", "requires": {"schema": 2, "capabilities": ["scanner"]}, "fallback": "ok"}],
         "text": {"en": {"title": "{n} to scan", "fallbackText": "Update the app for {n}.", "actions.scan": "Scan",
                         "fields.code.label": "Code"}}}
        """#
    ]

    private func read(_ answer: Response) throws -> (action: String?, message: String?, hasFields: Bool) {
        #expect(answer.status == 200)
        let json = try JSONDocument(parsing: answer.content.body).root
        let alert = json["alerts"]?.array?.first ?? json
        return (
            alert["actions"]?.array?.first?["id"]?.string, alert["message"]?.string, alert["fields"] != nil
        )
    }

    @Test("Schema and capabilities choose the form, in answers that are prepared and in those that are not")
    func forms() throws {
        let service = try TestService(Self.alerts)
        let paths = [
            "/v1/alerts/scan?", "/v1/alerts/scan?arg.n=5&", "/v1/alerts/scan?explain=1&", "/v1/alerts?ids=scan&",
            "/v1/alerts/scan?format=pattern&",
        ]
        for path in paths + paths {
            let new = try read(service.ask("\(path)schema=2&capabilities=fields,scanner"))
            #expect(new.action == "scan" && new.message == nil && new.hasFields)
            let old = try read(service.ask("\(path)schema=1"))
            #expect(old.action == "ok" && old.message == nil && old.hasFields)
            let bare = try read(service.ask("\(path)capabilities="))
            #expect(bare.action == "ok" && bare.message?.hasPrefix("Update the app") == true && !bare.hasFields)
        }
        #expect(try read(service.ask("/v1/alerts/scan?arg.n=5&capabilities=")).message == "Update the app for 5.")
    }

    @Test("What decides nothing changes no byte")
    func same() throws {
        let service = try TestService(Self.alerts)
        let usual = service.ask("/v1/alerts/scan").field("ETag")
        for query in ["schema=1", "schema=1&capabilities=header,fields", "capabilities=fields,x,,y"] {
            #expect(service.ask("/v1/alerts/scan?\(query)").field("ETag") == usual)
        }
    }

    @Test("A schema that is no version is 400", arguments: ["", "0", "x", "1.5", "-1", "99999999999999999999"])
    func malformed(_ schema: String) throws {
        let service = try TestService(Self.alerts)
        for path in ["/v1/alerts/scan", "/v1/alerts"] {
            let answer = service.ask("\(path)?schema=\(schema)")
            #expect(answer.status == 400 && answer.text.contains("schema"))
        }
    }

    private static let chain = [
        "new": #"""
        {"id": "new", "requires": {"schema": 2}, "fallback": "old", "variables": {"n": {"type": "number", "default": 1}},
         "text": {"en": {"title": "New {n}"}}}
        """#,
        "old": #"""
        {"id": "old", "variables": {"m": {"type": "number", "default": 1}}, "text": {"en": {"title": "Old {m}"},
         "ko": {"title": "옛 {m}"}}}
        """#,
        "settings": #"""
        {"id": "settings", "actions": [{"id": "go", "effect": {"type": "openSettings", "section": "camera"}}],
         "text": {"en": {"title": "Settings", "actions.go": "Go"}}}
        """#,
    ]

    @Test("Another alert stands in under the id that is asked for, in a language and with arguments of its own")
    func standIn() throws {
        let service = try TestService(Self.chain)
        let paths = [
            "/v1/alerts/new?", "/v1/alerts?ids=new&", "/v1/alerts/new?explain=1&", "/v1/alerts/new?format=pattern&",
        ]
        for path in paths + paths {
            for (schema, title, language) in [(1, "옛", "ko"), (2, "New", "en")] {
                let answer = service.ask("\(path)schema=\(schema)", language: "ko")
                #expect(answer.status == 200 && answer.field("Content-Language") == language)
                let json = try JSONDocument(parsing: answer.content.body).root
                let alert = json["alerts"]?.array?.first ?? json
                #expect(alert["id"]?.string == "new" && alert["title"]?.string?.hasPrefix(title) == true)
            }
        }
        #expect(service.ask("/v1/alerts/new?arg.m=7&arg.n=x", language: "ko").text.contains(#""title":"옛 7""#))
        #expect(service.ask("/v1/alerts/new?arg.n=7&schema=2").text.contains(#""title":"New 7""#))
        #expect(service.ask("/v1/alerts/new?arg.n=x&schema=2").status == 400)
        #expect(service.ask("/v1/alerts/old").text.contains(#""id":"old""#))
    }

    @Test("What stands in is in no list of its own")
    func listedOnce() throws {
        let service = try TestService(Self.chain)
        let json = try JSONDocument(parsing: service.ask("/v1/alerts").content.body).root
        #expect(json["alerts"]?.array?.compactMap { $0["id"]?.string } == ["new", "old", "settings"])
        #expect(service.ask("/v1/locales").text.contains(#"{"alerts":3,"direction":"ltr","tag":"en"}"#))
    }

    @Test("A page of the web gets no section of settings, and its platform decides nothing else")
    func web() throws {
        let service = try TestService(Self.chain)
        for path in ["/v1/alerts/settings?", "/v1/alerts?ids=settings&", "/v1/alerts/settings?attr.a=1&"] {
            for _ in 1...2 {
                #expect(service.ask("\(path)platform=ios").text.contains(#""section":"camera""#))
                let web = service.ask("\(path)platform=web")
                #expect(web.status == 200 && web.text.contains(#""effect":{"type":"openSettings"}"#))
            }
        }
        let usual = service.ask("/v1/alerts/old").field("ETag")
        #expect(usual != nil && service.ask("/v1/alerts/old?platform=web").field("ETag") == usual)
    }
}
