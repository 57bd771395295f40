import Alerts
import Testing

@testable import AlertCatalog

@Suite("Ways out of an alert")
struct ExitRuleTests {
    private static let labels = """
        "title": "T", "header.back": "Back", "fields.x.label": "X", "actions.del": "Delete", "actions.go": "Go",
        "actions.wipe": "Wipe", "actions.later": "Later"
        """
    private static let unused: Set<String> = ["text.unused"]

    private func findings(_ members: String) -> [String] {
        TestCatalog.compile(alert: "\(members), \"text\": {\"en\": {\(Self.labels)}}").diagnostics
            .filter { !Self.unused.contains($0.code) }
            .map { "\($0.code) \($0.severity) \($0.pointer)" }
    }

    private func actions(_ members: String, _ capabilities: Set<String>) throws -> [ActionDefinition] {
        let compilation = TestCatalog.compile(alert: "\(members), \"text\": {\"en\": {\(Self.labels)}}")
        let entry = try #require(compilation.catalog?[id: "a"])
        return entry.shown(to: ClientAbilities(capabilities: capabilities)).actions
    }

    private static let delete = #"{"id": "del", "role": "destructive"}"#
    private static let back = #""presentation": "fullScreen", "header": {"back": true}"#

    @Test("A cancel action stays beside what destroys, also for clients that cannot do what it does")
    func cancelStays() throws {
        let cancel = #"{"use": "cancel", "requires": {"capabilities": ["x"]}}"#
        let members = "\"actions\": [\(Self.delete), \(cancel)]"
        #expect(findings(members) == [])
        #expect(try actions(members, []).map(\.id) == ["del", "cancel"])
        let spared = "\"actions\": [\(Self.delete), {\"id\": \"later\"}, \(cancel)]"
        #expect(try actions(spared, []).map(\.id) == ["del", "later"])
    }

    @Test("An action that destroys and stands in for another needs a cancel action too")
    func destructiveFallback() {
        let members = """
            "actions": [{"id": "go", "requires": {"capabilities": ["x"]},
                         "fallback": {"id": "wipe", "role": "destructive"}}]
            """
        #expect(findings(members) == ["destructive.no-way-out warning /actions/0/fallback"])
    }

    @Test(
        "A header's back button is no way out for clients that show no header",
        arguments: ["", #", "requires": {"capabilities": ["x"]}, "fallback": {"id": "later", "dismisses": false}"#])
    func headerLeft(_ requirement: String) {
        let members = "\(Self.back), \"actions\": [{\"id\": \"go\", \"dismisses\": false\(requirement)}]"
        #expect(findings(members) == ["exit.missing error /actions"])
        #expect(findings("\(members), \"dismissible\": true") == [])
    }

    @Test("What is kept as the way out closes the alert")
    func keptCloses() throws {
        let members = """
            \(Self.back), "dismissible": true,
            "actions": [{"id": "go", "dismisses": false, "requires": {"capabilities": ["x"]},
                         "effect": {"type": "callback", "name": "go"}}]
            """
        let kept = try actions(members, [])
        #expect(kept.map(\.id) == ["go"] && kept.map(\.dismisses) == [true] && kept.map(\.effect) == [.dismiss])
    }

    @Test("An action that waits for a field is no way out", arguments: ["go", "cancel"])
    func gates(_ gate: String) {
        let field = "\"fields\": [{\"id\": \"x\", \"required\": true, \"gates\": \"\(gate)\"}]"
        let code = "field.gates-exit error "
        let isCancel = gate == "cancel"
        let alone = findings("\(field), \"actions\": [{\"id\": \"go\", \"dismisses\": \(!isCancel)}, \"cancel\"]")
        #expect(alone == (isCancel ? [code + "/fields", code + "/fields/0/gates"] : []))
        let single = findings("\(field), \"actions\": [\(isCancel ? "\"cancel\"" : #"{"id": "go"}"#)]")
        #expect(single == (isCancel ? [code + "/fields", code + "/fields/0/gates"] : [code + "/fields"]))
    }

    @Test("A field that can be left empty holds nobody back, and neither does one in an alert that closes otherwise")
    func openGates() {
        #expect(findings(#""fields": [{"id": "x", "gates": "go"}], "actions": [{"id": "go"}]"#) == [])
        let required = #""fields": [{"id": "x", "required": true, "gates": "go"}], "actions": [{"id": "go"}]"#
        #expect(findings("\(required), \"dismissible\": true") == [])
    }

    @Test("For clients that lack the free way out it stays")
    func gatedRest() throws {
        let members = """
            "fields": [{"id": "x", "required": true, "gates": "go"}],
            "actions": [{"id": "go"}, {"use": "cancel", "requires": {"capabilities": ["x"]}}]
            """
        #expect(findings(members) == [])
        #expect(try actions(members, ["fields"]).map(\.id) == ["go", "cancel"])
    }

    @Test("A closing from outside never counts as what destroys", arguments: ["alert", "actionSheet"])
    func onDismiss(_ presentation: String) {
        let members = """
            "presentation": "\(presentation)", "dismissible": true, "onDismiss": "del", "actions": [\(Self.delete), "cancel"]
            """
        #expect(findings(members) == ["destructive.on-dismiss error /onDismiss"])
    }

    @Test("A cancel action that stays is no way out")
    func cancelThatStays() {
        let members = "\"actions\": [\(Self.delete), {\"use\": \"cancel\", \"dismisses\": false}]"
        #expect(findings(members) == ["destructive.no-way-out warning /actions/0"])
    }
}
