import HTTPServer
import Testing

@Suite("Links with arguments")
struct LinkArgumentTests {
    private static let alerts = [
        "go": #"""
        {"id": "go", "variables": {"page": {"type": "text", "default": "start"}, "n": {"type": "number", "default": 1}},
         "actions": [{"id": "ok", "effect": {"type": "openURL", "url": "https://help.example.com/{page}?n={n}"}}],
         "text": {"en": {"title": "{n} pages", "actions.ok": "OK"}}}
        """#
    ]

    @Test("A link is filled with what a request gives, and with the defaults of what it does not give")
    func filled() throws {
        let service = try TestService(Self.alerts)
        let targets = ["", "?arg.page=a%2Fb%20c", "?arg.n=1200", "?arg.page=a%2Fb%20c&arg.n=2", ""]
        let links = ["start?n=1", "a%2Fb%20c?n=1", "start?n=1200", "a%2Fb%20c?n=2", "start?n=1"]
        for (target, link) in zip(targets, links) {
            #expect(service.ask("/v1/alerts/go\(target)").text.contains("\"https://help.example.com/\(link)\""))
        }
        #expect(service.ask("/v1/alerts?ids=go").text.contains("https://help.example.com/start?n=1"))
    }

    @Test("A client that formats gets the link as it is written")
    func pattern() throws {
        let answer = try TestService(Self.alerts).ask("/v1/alerts/go?format=pattern&arg.n=2")
        #expect(answer.text.contains("https://help.example.com/{page}?n={n}"))
    }

    @Test("An argument that makes the link one that is not allowed is 400", arguments: ["", "&explain=1"])
    func refused(_ more: String) throws {
        let answer = try TestService(Self.alerts).ask("/v1/alerts/go?arg.page=..\(more)")
        #expect(answer.status == 400)
        #expect(answer.text.contains("/problems/malformed-argument"))
    }
}
