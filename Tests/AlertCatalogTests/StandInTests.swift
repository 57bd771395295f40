import AlertCatalog
import Alerts
import Localization
import Testing

@Suite("An alert that stands in for another")
struct StandInTests {
    /// `new` asks for schema 3, `middle` for schema 2, `old` for nothing.
    private static let alerts = [
        "new": #"""
        {"id": "new", "presentation": "fullScreen", "requires": {"schema": 3}, "fallback": "middle",
         "header": {"title": {}}, "text": {"en": {"title": "New", "header.title": "H"}}}
        """#,
        "middle": #"""
        {"id": "middle", "requires": {"schema": 2}, "fallback": "old", "text": {"en": {"title": "Middle"}}}
        """#,
        "old": #"{"id": "old", "actions": ["cancel"], "text": {"en": {"title": "Old"}, "ko": {"title": "옛"}}}"#,
    ]

    private func alert(
        _ id: String, schema: Int, _ capabilities: Set<String>? = nil, wish: String = "en",
        in alerts: [String: String] = Self.alerts
    ) throws -> Alert {
        let compilation = TestCatalog.compile(alerts)
        #expect(compilation.diagnostics == [])
        let catalog = try #require(compilation.catalog)
        let abilities = ClientAbilities(schema: schema, capabilities: capabilities)
        let entry = catalog.entries[catalog.position(of: try #require(catalog.position(of: id)), for: abilities)]
        let served = entry.negotiate(LanguageWishes(acceptLanguage: Array(wish.utf8)))
        return try AlertDirector(
            entry.shown(to: abilities), in: served, arguments: Arguments([:], for: entry.variables)
        ).construct(Alert.Builder.self)
    }

    private func findings(_ alerts: [String: String]) -> [String] {
        TestCatalog.compile(alerts).diagnostics.map { "\($0.file) \($0.pointer) \($0.code)" }
    }

    @Test("Each client gets the first of the chain that it can show, whole and under the id that it asked for")
    func chain() throws {
        let titles = try (1...3).map { try alert("new", schema: $0).title }
        #expect(titles == ["Old", "Middle", "New"])
        let old = try alert("new", schema: 1)
        #expect(old.id == "new" && old.actions.map(\.id) == ["cancel"])
        #expect(old.presentation == .alert && old.header == nil)
        #expect(try alert("middle", schema: 1).title == "Old")
    }

    @Test("Its own languages decide, and not those of the alert that it stands in for")
    func language() throws {
        #expect(try alert("new", schema: 1, wish: "ko").title == "옛")
        #expect(try alert("new", schema: 3, wish: "ko").title == "New")
    }

    @Test("What a client can show of an alert that it meets is left out as ever")
    func reduction() throws {
        let reduced = try alert("new", schema: 3, [])
        #expect(reduced.title == "New" && reduced.header == nil)
    }

    @Test("The last of a chain is plain, with its fallback text, for who can do nothing of it")
    func last() throws {
        var alerts = Self.alerts
        alerts["old"] = #"""
            {"id": "old", "requires": {"capabilities": ["x"]}, "text": {"en": {"title": "Old", "fallbackText": "Update."}}}
            """#
        #expect(try alert("new", schema: 1, in: alerts).message == "Update.")
        #expect(try alert("new", schema: 1, ["x"], in: alerts).message == nil)
    }

    @Test("It is counted once, as itself")
    func listed() throws {
        let catalog = try #require(TestCatalog.compile(Self.alerts).catalog)
        #expect(catalog.alerts.map(\.id) == ["middle", "new", "old"])
        #expect(catalog.coverage.map(\.alerts) == [3, 1])
        #expect(catalog.position(after: "old") == 3)
    }

    @Test("A change of it changes the versions of all that it stands in for, in every form")
    func version() throws {
        var changed = Self.alerts
        changed["old"] = changed["old"]?.replacingFirst("Old", with: "Older")
        for id in ["new", "middle", "old"] {
            for schema in 1...3 {
                #expect(try alert(id, schema: schema).version != alert(id, schema: schema, in: changed).version)
            }
        }
        #expect(try alert("new", schema: 1).version == alert("new", schema: 3).version)
        #expect(try alert("new", schema: 1).version != alert("old", schema: 1).version)
    }

    private static func asking(_ id: String, for other: String, _ members: String = "") -> String {
        #"{"id": "\#(id)", "requires": {"schema": 2}, "fallback": "\#(other)", \#(members) "text": {"en": {"title": "T"}}}"#
    }

    @Test("One that is not there, is switched off or leads back is told, with both places")
    func bad() throws {
        let a = Self.asking("a", for: "b")
        #expect(findings(["a": a]) == ["alerts/a.json /fallback reference.unknown-alert"])
        let off = #"{"id": "b", "enabled": false, "text": {"en": {"title": "B"}}}"#
        #expect(findings(["a": a, "b": off]) == ["alerts/a.json /fallback fallback.not-served"])
        #expect(
            findings(["a": Self.asking("a", for: "a")]) == ["alerts/a.json /fallback fallback.circular"])
        let circle = ["a": a, "b": Self.asking("b", for: "c"), "c": Self.asking("c", for: "b")]
        #expect(
            findings(circle) == [
                "alerts/b.json /fallback fallback.circular", "alerts/c.json /fallback fallback.circular",
            ])
        let messages = TestCatalog.compile(circle).diagnostics.map(\.message)
        #expect(messages.allSatisfy { $0.contains("alerts/b.json") && $0.contains("alerts/c.json") })
    }

    @Test("A broken one is told where it is broken alone")
    func broken() throws {
        #expect(findings(["a": Self.asking("a", for: "b"), "b": "{"]).map { $0.prefix(13) } == ["alerts/b.json"])
    }

    @Test("A chain of nine is too long, and one of eight is not")
    func length() throws {
        var alerts = ["a9": #"{"id": "a9", "text": {"en": {"title": "T"}}}"#]
        for number in 1...8 { alerts["a\(number)"] = Self.asking("a\(number)", for: "a\(number + 1)") }
        #expect(findings(alerts) == [])
        alerts["a0"] = Self.asking("a0", for: "a1")
        #expect(findings(alerts) == ["alerts/a0.json /fallback fallback.too-long"])
    }

    @Test("Where nothing is required, it is never served")
    func unneeded() throws {
        let alerts = Self.alerts.merging([
            "a": #"{"id": "a", "fallback": "old", "text": {"en": {"title": "A"}}}"#
        ]) { $1 }
        #expect(findings(alerts) == ["alerts/a.json /fallback fallback.unneeded"])
    }
}
