import AlertCatalog
import Alerts
import Localization
import Testing

@Suite("Arguments of links")
struct LinkArgumentTests {
    private func members(_ url: String, variables: String = #""x": {"type": "text"}"#) -> String {
        """
        "variables": {\(variables)}, "text": {"en": {"title": "T", "actions.go": "Go"}},
        "actions": [{"id": "go", "effect": {"type": "openURL", "url": "\(url)"}}]
        """
    }

    private func url(_ template: String, _ arguments: [String: String]) throws -> String? {
        let compilation = TestCatalog.compile(alert: members(template))
        #expect(compilation.diagnostics == [])
        let catalog = try #require(compilation.catalog)
        let entry = try #require(catalog[id: "a"])
        let served = entry.negotiate(LanguageWishes(acceptLanguage: []))
        let values = try Arguments(arguments, for: entry.variables)
        let alert = try AlertDirector(entry, in: served, arguments: values)
            .construct(Alert.Builder.self)
        guard case .openURL(let url, _) = alert.actions[0].effect else { return nil }
        return url
    }

    @Test("A value stays one part of the link, whatever is in it")
    func filled() throws {
        let template = "https://help.example.com/{x}?q={x}#{x}"
        #expect(try url(template, ["x": "aZ0-._~"]) == "https://help.example.com/aZ0-._~?q=aZ0-._~#aZ0-._~")
        let odd = "%2F%3F%23%26%25%20%40%C3%A9%0A"
        #expect(try url(template, ["x": "/?#&% @é\n"]) == "https://help.example.com/\(odd)?q=\(odd)#\(odd)")
    }

    @Test("An argument without a value stays visible")
    func missing() throws {
        #expect(try url("diary://entries/{x}", [:]) == "diary://entries/%7Bx%7D")
    }

    @Test(
        "A value that would leave the folder that the link names is refused",
        arguments: [("{x}/edit", ".."), ("{x}", "."), ("a{x}", "."), (".{x}", "."), ("%2e{x}", ".")])
    func climbing(_ path: String, _ value: String) throws {
        let template = "https://help.example.com/a/\(path)"
        if path == "a{x}" {
            #expect(try url(template, ["x": value]) == "https://help.example.com/a/a.")
        } else {
            #expect(throws: RefusedLink.self) { try url(template, ["x": value]) }
        }
    }

    @Test(
        "What lets an argument choose where a link leads, or is no argument, is an error",
        arguments: [
            ("{x}", "link.argument-before-path"), ("{x}://help.example.com/", "link.argument-before-path"),
            ("https://{x}/", "link.argument-before-path"), ("https://help.example.com{x}", "link.argument-before-path"),
            ("https://help.example.com:{x}/", "link.argument-before-path"),
            ("diary:/{x}/evil", "link.argument-before-path"), ("diary:{x}//evil", "link.argument-before-path"),
            ("diary://{x}", "link.argument-before-path"), ("https:{x}", "link.refused"),
            ("https://evil.example/{x}", "link.refused"), ("https://help.example.com/{y}", "link.undeclared-argument"),
            ("https://help.example.com/{x", "link.malformed-argument"),
            ("https://help.example.com/x}", "link.malformed-argument"),
            ("https://help.example.com/{}", "link.malformed-argument"),
            ("https://help.example.com/{x y}", "link.malformed-argument"),
        ])
    func bad(_ url: String, _ code: String) {
        #expect(
            TestCatalog.compile(alert: members(url)).diagnostics.map { "\($0.code) \($0.pointer)" }
                == ["\(code) /actions/0/effect/url"])
    }

    @Test("A default that makes its link impossible is an error")
    func badDefault() {
        let variables = #""x": {"type": "text", "default": ".."}"#
        let compilation = TestCatalog.compile(alert: members("https://help.example.com/{x}", variables: variables))
        #expect(compilation.diagnostics.map { "\($0.code) \($0.pointer)" } == ["link.refused /variables"])
    }
}
