import Testing

@testable import AlertCatalog

@Suite("Link rules")
struct LinkRulesTests {
    private let rules = LinkRules(schemes: ["https", "diary", "javascript"], hosts: ["help.example.com"])

    @Test(
        "Links on the list are allowed",
        arguments: [
            "https://help.example.com", "https://help.example.com/a?b#c", "HTTPS://HELP.EXAMPLE.COM:8443/",
            "diary://entries/1", "diary:today",
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
            "https://help.example.com/{x}", "diary:", "diary://x y",
        ])
    func refused(_ url: String) {
        #expect(rules.objection(to: url) != nil)
    }
}
