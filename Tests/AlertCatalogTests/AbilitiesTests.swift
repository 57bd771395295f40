import AlertCatalog
import Alerts
import Localization
import Testing

@Suite("What a client that cannot do all is given")
struct AbilitiesTests {
    private func entry(_ members: String) throws -> CatalogEntry {
        let compilation = TestCatalog.compile(alert: members)
        #expect(compilation.diagnostics.filter { $0.severity == .error } == [])
        let catalog = try #require(compilation.catalog)
        return try #require(catalog[id: "a"])
    }

    private func alert(_ members: String, schema: Int = 1, _ capabilities: Set<String>?) throws -> Alert {
        let entry = try entry(members)
        let shown = entry.shown(to: ClientAbilities(schema: schema, capabilities: capabilities))
        let served = entry.negotiate(LanguageWishes(acceptLanguage: []))
        return try AlertDirector(shown, in: served, arguments: Arguments([:], for: entry.variables))
            .construct(Alert.Builder.self)
    }

    private func findings(_ members: String) -> [String] {
        TestCatalog.compile(alert: members).diagnostics.map { "\($0.code) \($0.pointer)" }
    }

    private static let scan = """
        "onDismiss": "scan", "actions": [
          {"id": "scan", "preferred": true, "requires": {"schema": 2, "capabilities": ["scanner"]},
           "effect": {"type": "callback", "name": "scan"}, "fallback": {"id": "type", "preferred": true}},
          {"id": "share", "requires": {"capabilities": ["share"]}},
          "cancel"],
        "text": {"en": {"title": "T", "actions.scan": "Scan", "actions.type": "Type", "actions.share": "Share"}}
        """

    @Test("An action that a client cannot do is replaced by its fallback or left out")
    func actions() throws {
        let all = try alert(Self.scan, schema: 2, ["scanner", "share"])
        #expect(all.actions.map(\.id) == ["scan", "share", "cancel"])
        let old = try alert(Self.scan, nil)
        #expect(old.actions.map(\.id) == ["type", "cancel"])
        #expect(old.actions[0].label == "Type" && old.actions[0].preferred)
        #expect(old.onDismiss == "type")
        #expect(
            try alert(Self.scan, schema: 1, ["scanner", "share"]).actions.map(\.id) == ["type", "share", "cancel"])
        #expect(try alert(Self.scan, schema: 2, ["share"]).actions.map(\.id) == ["type", "share", "cancel"])
    }

    @Test("A shared action stands in with its shared label, and not beside itself")
    func sharedFallback() throws {
        let action = #"{"id": "scan", "requires": {"schema": 2}, "fallback": "cancel"}"#
        let text = #""text": {"en": {"title": "T", "actions.scan": "Scan"}}"#
        let alone = try alert("\"actions\": [\(action)], \(text)", nil)
        #expect(alone.actions == [Alert.Action(id: "cancel", role: .cancel, label: "Cancel")])
        #expect(try alert("\"actions\": [\(action), \"cancel\"], \(text)", nil).actions.map(\.id) == ["cancel"])
        #expect(try alert("\"actions\": [\"cancel\", \(action)], \(text)", nil).actions.map(\.id) == ["cancel"])
    }

    @Test("The last way out stays, and does no more than close the alert")
    func wayOut() throws {
        let members = """
            "actions": [{"id": "go", "requires": {"schema": 2}, "effect": {"type": "callback", "name": "go"}},
                        {"id": "leave", "role": "cancel", "requires": {"schema": 2},
                         "effect": {"type": "callback", "name": "leave"}},
                        {"id": "try", "dismisses": false}],
            "text": {"en": {"title": "T", "actions.go": "Go", "actions.leave": "Leave", "actions.try": "Try"}}
            """
        let old = try alert(members, nil)
        #expect(old.actions.map(\.id) == ["leave", "try"])
        #expect(old.actions[0].effect == .dismiss)
    }

    @Test("A way out that stays does not stand beside a fallback of the same id")
    func wayOutAndFallback() throws {
        let members = """
            "actions": [{"id": "go", "requires": {"schema": 2}, "fallback": {"use": "cancel", "dismisses": false}},
                        {"use": "cancel", "requires": {"schema": 2}}],
            "text": {"en": {"title": "T", "actions.go": "Go"}}
            """
        #expect(try alert(members, nil).actions.map(\.id) == ["cancel"])
        #expect(try alert(members, nil).actions.map(\.dismisses) == [true])
    }

    @Test("Two fallbacks never make two cancel actions or two preferred ones")
    func doubles() throws {
        let members = """
            "actions": [{"id": "go", "preferred": true},
                        {"id": "b", "requires": {"schema": 2},
                         "fallback": {"id": "no", "role": "cancel", "preferred": true}}, "cancel"],
            "text": {"en": {"title": "T", "actions.go": "Go", "actions.b": "B", "actions.no": "No"}}
            """
        let old = try alert(members, nil)
        #expect(old.actions.map(\.role) == [.default, .cancel, .default])
        #expect(old.actions.map(\.preferred) == [true, false, false])
    }

    private static let rich = """
        "presentation": "fullScreen", "header": {"title": {}}, "fields": [{"id": "x", "gates": "ok"}],
        "text": {"en": {"message": "M", "fallbackText": "Open the site.", "header.title": "H", "fields.x.label": "X"}}
        """

    @Test("Header and fields are left out for a client that names its capabilities without them")
    func parts() throws {
        for capabilities: Set<String>? in [nil, ["header", "fields"]] {
            let whole = try alert(Self.rich, capabilities)
            #expect(whole.header != nil && whole.fields.count == 1)
            #expect(whole.message == "M" && whole.fallbackText == "Open the site.")
        }
        let header = try alert(Self.rich, ["header"])
        #expect(header.header != nil && header.fields.isEmpty)
        #expect(header.message == "Open the site." && header.fallbackText == nil)
        #expect(try alert(Self.rich, ["fields"]).header == nil)
    }

    @Test("An alert that requires what a client lacks is a plain one with its fallback text")
    func whole() throws {
        let members = "\"requires\": {\"capabilities\": [\"confetti\"]}, \(Self.rich)"
        let plain = try alert(members, nil)
        #expect(plain.presentation == .alert && plain.header == nil && plain.fields.isEmpty)
        #expect(plain.message == "Open the site." && plain.actions.map(\.id) == ["ok"])
        #expect(try alert(members, ["header", "fields", "confetti"]).presentation == .fullScreen)
    }

    @Test("What only a header says becomes the title")
    func silent() throws {
        let members =
            #""presentation": "fullScreen", "header": {"title": {}}, "text": {"en": {"header.title": "H"}}"#
        #expect(try alert(members, []).title == "H")
    }

    @Test("What only a header's content says is all kept: the first as the title, the others as lines of the message")
    func silentContent() throws {
        let members = """
            "presentation": "fullScreen", "header": {"content": [{"id": "a"}, {"id": "b"}, {"id": "c", "kind": "tag"}]},
            "text": {"en": {"header.content.a": "A", "header.content.b": "B", "header.content.c": "C"}}
            """
        let plain = try alert(members, [])
        #expect(plain.title == "A" && plain.message == "B\nC")
    }

    @Test("A field gates no action that is left out")
    func gate() throws {
        let members = """
            "fields": [{"id": "x", "gates": "go"}], "actions": [{"id": "go", "requires": {"schema": 2}}, "cancel"],
            "text": {"en": {"title": "T", "fields.x.label": "X", "actions.go": "Go"}}
            """
        #expect(try alert(members, nil).fields.map(\.gates) == [nil])
        #expect(try alert(members, schema: 2, nil).fields.map(\.gates) == ["go"])
    }

    @Test("Only what an alert needs decides its form")
    func deciding() throws {
        let entry = try entry(Self.scan)
        #expect(entry.deciding(ClientAbilities(schema: 3, capabilities: ["scanner", "share", "x"])) == nil)
        let one = entry.deciding(ClientAbilities(schema: 9, capabilities: ["share", "x"]))
        #expect(one == ClientAbilities(schema: 2, capabilities: ["share"]))
    }

    @Test(
        "A requirement or a fallback that cannot work is told",
        arguments: [
            (#""requires": {}"#, "requires.empty /actions/0/requires"),
            (#""requires": {"schema": 0}"#, "member.out-of-range /actions/0/requires/schema"),
            (
                #""requires": {"capabilities": ["a,b"]}"#,
                "requires.malformed-capability /actions/0/requires/capabilities/0"
            ),
            (#""fallback": "cancel""#, "fallback.unneeded /actions/0/fallback"),
            (
                #""requires": {"schema": 2}, "fallback": "gone""#, "reference.unknown-action /actions/0/fallback"
            ),
            (
                #""requires": {"schema": 2}, "fallback": {"id": "b", "requires": {"schema": 3}}"#,
                "fallback.requires /actions/0/fallback"
            ),
        ])
    func bad(_ members: String, _ finding: String) {
        let found = findings(
            "\"actions\": [{\"id\": \"x\", \(members)}], "
                + #""text": {"en": {"title": "T", "actions.x": "X"}}"#)
        #expect(found == [finding])
    }

    @Test("A shared action that stands in is part of the version")
    func version() throws {
        let members =
            #""actions": [{"id": "x", "requires": {"schema": 2}, "fallback": "cancel"}], "#
            + #""text": {"en": {"title": "T", "actions.x": "X"}}"#
        let changed = TestCatalog.shared.replacingFirst(
            #""role": "cancel""#, with: #""role": "cancel", "preferred": true"#)
        let before = TestCatalog.compile(alert: members).catalog?[id: "a"]?.version
        let after = TestCatalog.compile(alert: members, shared: changed).catalog?[id: "a"]?.version
        #expect(before != nil && before != after)
    }
}
