import Alerts
import Testing

@testable import AlertCatalog

@Suite("Actions that alerts share")
struct SharedActionTests {
    private func shared(_ actions: String, links: String? = nil, defaultAction: String = "ok") -> String {
        """
        {"sourceLocale": "en", "defaultAction": "\(defaultAction)",
         "actions": {"ok": {},
          \(actions)},
         "links": \(links ?? #"{"schemes": ["https"], "hosts": ["help.example.com"]}"#),
         "text": {"en": {"actions.ok": "OK", "actions.x": "X", "actions.b": "B"}}}
        """
    }

    private func findings(_ actions: String, used: String) -> [String] {
        let alert = """
            {"id": "a", "variables": {"o": {"default": "1"}},
             "actions": [\(used)],
             "text": {"en": {"title": "T", "actions.c": "C"}}}
            """
        return TestCatalog.compile(["a": alert], shared: shared(actions)).diagnostics
            .filter { $0.code != "text.unused" }.map { "\($0.file):\($0.line) \($0.code) \($0.pointer)" }
    }

    private static let help = """
        "x": {"requires": {"capabilities": ["y"], "schema": 2},
              "fallback": {"id": "b", "role": "destructive",
                           "effect": {"type": "openURL", "url": "https://help.example.com/"}}}
        """

    @Test("An alert replaces a requirement or a fallback whole")
    func replacing() throws {
        let members = """
            "actions": [{"use": "x", "requires": {"capabilities": ["z"]}, "fallback": {"id": "c"}}],
            "text": {"en": {"title": "T", "actions.c": "C"}}
            """
        let catalog = try #require(TestCatalog.compile(alert: members, shared: shared(Self.help)).catalog)
        let action = try #require(catalog[id: "a"]?.actions.first)
        #expect(action.requires?.capabilities == ["z"] && action.requires?.schema == 1)
        #expect(action.ownFallback?.id == "c" && action.ownFallback?.role == .default)
        #expect(action.ownFallback?.effect == .dismiss)
        #expect(findings(Self.help, used: #"{"use": "x", "fallback": {"use": "ok"}}"#) == [])
    }

    @Test("A fallback that is not replaced stays")
    func keeping() throws {
        let members = #""actions": [{"use": "x", "preferred": true}], "text": {"en": {"title": "T"}}"#
        let catalog = try #require(TestCatalog.compile(alert: members, shared: shared(Self.help)).catalog)
        #expect(catalog[id: "a"]?.actions.first?.ownFallback?.id == "b")
    }

    @Test(
        "A fault is told once, where it stands, whether the action is used or not",
        arguments: [
            (#""x": {"effect": {"type": "fly"}}"#, "effect.unknown /actions/x/effect/type"),
            (#""x": {"rule": "cancel"}"#, "member.unknown /actions/x/rule"),
            (
                #""x": {"effect": {"type": "openURL", "url": "javascript:alert(1)"}}"#,
                "link.refused /actions/x/effect/url"
            ),
            (
                #""x": {"requires": {"schema": 2}, "fallback": "nothere"}"#,
                "reference.unknown-action /actions/x/fallback"
            ),
            (
                #""x": {"requires": {"schema": 2}, "fallback": {"id": "b", "requires": {"schema": 3}}}"#,
                "fallback.requires /actions/x/fallback"
            ),
            (#""OK!": {}"#, "action.id-invalid /actions/OK!"),
        ])
    func once(_ action: String, _ finding: String) {
        let uses = [#""ok""#] + (action.hasPrefix(#""x""#) ? [#""x""#, #"{"use": "x", "preferred": true}"#] : [])
        for used in uses {
            #expect(findings(action, used: used) == ["catalog.json:3 \(finding)"], "\(used)")
        }
    }

    @Test(
        "A fault of what an alert replaces is told in the alert, where it is replaced",
        arguments: [
            (#"{"use": "x", "effect": {"part": 1}}"#, "member.unknown /actions/0/effect/part"),
            (#"{"use": "x", "effect": {"url": "https://evil.example"}}"#, "link.refused /actions/0/effect/url"),
            (#"{"use": "x", "role": 1}"#, "member.wrong-kind /actions/0/role"),
        ])
    func replaced(_ used: String, _ finding: String) {
        let action = #""x": {"effect": {"type": "openURL", "url": "https://help.example.com/{o}"}}"#
        #expect(findings(action, used: used) == ["alerts/a.json:2 \(finding)"])
    }

    @Test("An argument of a shared link is a variable of each alert that uses it")
    func arguments() {
        let action = #""x": {"effect": {"type": "openURL", "url": "https://help.example.com/{p}"}}"#
        #expect(findings(action, used: #""ok""#) == [])
        #expect(findings(action, used: #""x""#) == ["alerts/a.json:2 link.undeclared-argument /actions/0"])
    }

    @Test("The default action is one of them")
    func defaultAction() {
        let found = TestCatalog.compile([:], shared: shared(#""b": {}"#, defaultAction: "nope")).diagnostics
        #expect(found.map { "\($0.code) \($0.pointer)" } == ["reference.unknown-action /defaultAction"])
    }

    @Test(
        "A rule that lets no link through, or must not, is an error",
        arguments: [
            (#"{"schemes": ["javascript"]}"#, "/links/schemes/0"), (#"{"schemes": ["https", ""]}"#, "/links/schemes/1"),
            (#"{"schemes": ["ht tp"]}"#, "/links/schemes/0"), (#"{"schemes": ["https:"]}"#, "/links/schemes/0"),
            (#"{"hosts": ["https://help.example.com"]}"#, "/links/hosts/0"),
            (#"{"hosts": ["help.example.com/"]}"#, "/links/hosts/0"), (#"{"hosts": [""]}"#, "/links/hosts/0"),
        ])
    func badRules(_ links: String, _ pointer: String) {
        let found = TestCatalog.compile([:], shared: shared(#""b": {}"#, links: links)).diagnostics
        #expect(found.map { "\($0.code) \($0.pointer)" } == ["link.bad-rule \(pointer)"])
    }

    @Test("Hosts alone leave https allowed")
    func hostsAlone() {
        let action = #""x": {"effect": {"type": "openURL", "url": "https://help.example.com/"}}"#
        let tables = shared(action, links: #"{"hosts": ["help.example.com"]}"#)
        #expect(TestCatalog.compile([:], shared: tables).diagnostics == [])
    }
}
