import Testing

@testable import AlertCatalog

@Suite("Link rules")
struct LinkRulesTests {
    private let rules = LinkRules(schemes: ["https", "diary", "javascript"], hosts: ["help.example.com"])

    @Test(
        "Links on the list are allowed",
        arguments: [
            "https://help.example.com", "https://help.example.com/a?b#c", "HTTPS://HELP.EXAMPLE.COM:8443/",
            "diary://entries/1", "diary:today", "https://help.example.com:443/%7Ea", "https://help.example.com:/",
            "diary:///today",
        ])
    func allowed(_ url: String) {
        #expect(rules.objection(to: url) == nil)
    }

    @Test(
        "Links off the list are refused, however they are written",
        arguments: [
            "http://help.example.com", "https://evil.example", "https://help.example.com.evil.example",
            "https://help.example.com@evil.example/", "https://evil.example/help.example.com",
            "https://help.example.com\\@evil.example", "https:help.example.com", "https:/help.example.com",
            "https:///help.example.com", "javascript:alert(1)", "data:text/html,x", "file:///etc/passwd",
            "JavaScript:alert(1)", "help.example.com", "", "https://help.example.com:80x/", "//help.example.com",
            "https://help.example.com\t.evil.example", "https://hеlp.example.com",
            "https://help.example.com/a b", "https://help.example.com/\n", "https://help.example.com:99999999/",
            "https://help.example.com/{x}", "diary:", "diary://x y", "https://help.example.com:+443/",
            "https://help.example.com:-0/", "https://help.example.com/%", "https://help.example.com/%zz",
            "https://help.example.com/%4", "https://help.example.com/[", "https://help.example.com/a#b#c",
            "diary://[::1", "diary://",
        ])
    func refused(_ url: String) {
        #expect(rules.objection(to: url) != nil)
    }
}

@Suite("Links of a definition")
struct DefinitionLinkTests {
    private func findings(_ members: String) -> [String] {
        let texts = #""title": "T", "actions.a": "A", "actions.b": "B", "header.trailing.t": "T", "header.title": "H""#
        return TestCatalog.compile(alert: "\(members), \"text\": {\"en\": {\(texts)}}").diagnostics
            .filter { $0.code != "text.unused" }.map { "\($0.code) \($0.pointer)" }
    }

    @Test("Only a web page opens inside of the app", arguments: ["diary://entries/1", "https://help.example.com/"])
    func inApp(_ url: String) {
        let found = ["inApp", "browser"].map { target in
            let effect = #"{"type": "openURL", "url": "\#(url)", "target": "\#(target)"}"#
            return findings(#""actions": [{"id": "a", "effect": \#(effect)}]"#)
        }
        #expect(found[0] == (url.hasPrefix("diary") ? ["link.not-in-app /actions/0/effect/target"] : []))
        #expect(found[1] == [])
    }

    @Test("A refused link is told at its place, in a fallback and in a header too")
    func places() {
        let link = #""effect": {"type": "openURL", "url": "https://evil.example"}"#
        let fallback = #"{"id": "a", "requires": {"schema": 2}, "fallback": {"id": "b", \#(link)}}"#
        #expect(findings("\"actions\": [\"ok\", \(fallback)]") == ["link.refused /actions/1/fallback/effect/url"])
        let header = #""presentation": "fullScreen", "header": {"title": {}, "trailing": [5, {"id": "t", \#(link)}]}"#
        #expect(
            findings(header) == ["member.wrong-kind /header/trailing/0", "link.refused /header/trailing/1/effect/url"])
    }
}
