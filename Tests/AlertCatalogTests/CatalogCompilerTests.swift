import AlertCatalog
import Testing

@Suite("Compiling a catalog")
struct CatalogCompilerTests {
    /// What stands in an alert beside its id, and the finding: code, severity, pointer.
    static let faults: [(members: String, code: String, severity: Diagnostic.Severity, pointer: String)] = [
        (#""title": "x", "text": {"en": {"title": "A"}}"#, "member.unknown", .error, "/title"),
        (#""enabled": "yes", "text": {"en": {"title": "A"}}"#, "member.wrong-kind", .error, "/enabled"),
        (#""presentation": "popup", "text": {"en": {"title": "A"}}"#, "member.unknown-word", .error, "/presentation"),
        (#""text": {"en": {"title": "A", "title": "B"}}"#, "json.duplicate-key", .error, "/text/en/title"),
        (#""text": {"en_US": {"title": "A"}, "en": {"title": "A"}}"#, "locale.not-canonical", .error, "/text/en_US"),
        (#""text": {"!": {"title": "A"}, "en": {"title": "A"}}"#, "locale.malformed", .error, "/text/!"),
        (#""actions": ["gone"], "text": {"en": {"title": "A"}}"#, "reference.unknown-action", .error, "/actions/0"),
        (#""style": "gone", "text": {"en": {"title": "A"}}"#, "reference.unknown-style", .error, "/style"),
        (
            #""actions": [{"id": "go", "effect": {"type": "fly"}}], "text": {"en": {"title": "A", "actions.go": "Go"}}"#,
            "effect.unknown", .error, "/actions/0/effect/type"
        ),
        (
            #""actions": [{"use": "open-settings", "effect": {"part": "x"}}], "text": {"en": {"title": "A"}}"#,
            "member.unknown", .error, "/actions/0/effect/part"
        ),
        (
            #""actions": [{"id": "go", "effect": {"type": "openURL", "url": "https://evil.example"}}], "#
                + #""text": {"en": {"title": "A", "actions.go": "Go"}}"#,
            "link.refused", .error, "/actions/0/effect/url"
        ),
        (#""actions": [{"id": "go"}], "text": {"en": {"title": "A"}}"#, "text.missing-in-source", .error, "/text/en"),
        (#""use": {"title": "shared.gone"}"#, "text.missing-in-source", .error, "/text/en"),
        (#""text": {"en": {"title": "A", "subtitle": "B"}}"#, "text.unknown-key", .error, "/text/en/subtitle"),
        (#""text": {"en": {"title": "A", "icon.label": "B"}}"#, "text.unused", .warning, "/text/en/icon.label"),
        (
            #""text": {"en": {"title": "A"}, "ko": {"title": "가", "message": "나"}}"#, "text.not-in-source", .warning,
            "/text/ko/message"
        ),
        (#""$schema": 5, "text": {"en": {"title": "A"}}"#, "member.wrong-kind", .error, "/$schema"),
        (
            #""variables": {"n": {"example": true}}, "text": {"en": {"title": "{n}"}}"#, "member.wrong-kind", .error,
            "/variables/n/example"
        ),
        (
            #""delivery": {"priority": 1e99}, "text": {"en": {"title": "A"}}"#, "member.out-of-range", .error,
            "/delivery/priority"
        ),
        (#""text": {"en": {"title": "A"}, "ko": {"title": " "}}"#, "text.empty", .warning, "/text/ko/title"),
        (
            #""text": {"en": {"title": "A"}, "ko": {"title": "\u001b[31m"}}"#, "text.control-character", .warning,
            "/text/ko/title"
        ),
        (#""text": {"en": {"title": "\u0007"}}"#, "text.control-character", .error, "/text/en/title"),
        (
            #""text": {"en": {"title": "A", "message": "\u0080"}}"#, "text.control-character", .error,
            "/text/en/message"
        ),
        (#""text": {"en": {"title": "A {x"}}"#, "text.malformed-pattern", .error, "/text/en/title"),
        (
            #""text": {"en": {"title": "A"}, "ko": {"title": "{x"}}"#, "text.malformed-pattern", .warning,
            "/text/ko/title"
        ),
        (#""text": {"en": {"title": "A {x}"}}"#, "text.undeclared-argument", .error, "/text/en/title"),
        (
            #""variables": {"n": {"type": "number"}}, "text": {"en": {"title": "{n, plural, one {1} other {#}}"}}"#,
            "variable.selector-without-default", .error, "/text/en/title"
        ),
        (
            #""variables": {"n": {"type": "number", "default": "many"}}, "text": {"en": {"title": "{n}"}}"#,
            "variable.bad-default", .error, "/variables/n/default"
        ),
        (
            #""use": {"message": "shared.hint"}, "variables": {"app": {"type": "text"}}, "#
                + #""text": {"en": {"title": "A", "message": "B"}}"#,
            "text.both-own-and-shared", .error, "/text/en/message"
        ),
        (#""actions": ["ok"]"#, "text.missing", .error, "/text"),
        (
            #""actions": ["cancel", {"id": "no", "role": "cancel"}], "text": {"en": {"title": "A", "actions.no": "Never"}}"#,
            "cancel.duplicate", .error, "/actions/1"
        ),
    ]

    @Test("Each fault is found, at its place", arguments: faults)
    func fault(_ fault: (members: String, code: String, severity: Diagnostic.Severity, pointer: String)) {
        let compilation = TestCatalog.compile(alert: fault.members)
        let found = compilation.diagnostics.map { "\($0.code) \($0.severity) \($0.pointer)" }
        #expect(found == ["\(fault.code) \(fault.severity) \(fault.pointer)"])
        #expect((compilation.catalog == nil) == (fault.severity == .error))
    }

    @Test("Every fault of every file is told in one go, in the order of files and lines")
    func allFaults() {
        let compilation = TestCatalog.compile(
            [
                "b": "{\"id\": \"b\",\n \"x\": 1,\n \"y\": 2, \"text\": {\"en\": {\"title\": \"B\"}}}",
                "a": "{\"id\": \"other\", \"text\": {\"en\": {\"title\": \"A\"}}}",
                "c": "{",
                "Bad Name": "{}",
            ],
            shared: TestCatalog.shared.replacingFirst("\"actions\"", with: "\"z\": 0, \"actions\""))
        #expect(
            compilation.diagnostics.map { "\($0.file):\($0.line) \($0.code)" } == [
                "alerts/Bad Name.json:1 id.malformed", "alerts/a.json:1 id.differs", "alerts/b.json:2 member.unknown",
                "alerts/b.json:3 member.unknown", "alerts/c.json:1 json.unexpected-end",
                "catalog.json:2 member.unknown",
            ])
        #expect(compilation.catalog == nil)
    }

    @Test("A reference that leads nowhere names both places")
    func bothPlaces() throws {
        let diagnostic = try #require(TestCatalog.compile(alert: #""actions": ["gone"]"#).diagnostics.first)
        #expect(diagnostic.file == "alerts/a.json")
        #expect(diagnostic.message.contains("catalog.json"))
        #expect(diagnostic.message.contains("/actions/gone"))
    }

    @Test("A definition that is switched off is checked and not served")
    func switchedOff() throws {
        let off = #"{"id": "a", "enabled": false, "text": {"en": {"title": "A"}}}"#
        let catalog = try #require(TestCatalog.compile(["a": off]).catalog)
        #expect(catalog[id: "a"] == nil)
        let broken = #"{"id": "a", "enabled": false, "actions": ["gone"]}"#
        #expect(TestCatalog.compile(["a": broken]).catalog == nil)
    }

    @Test("Entries stand in the order of their ids, and are found by id and by what comes after one")
    func order() throws {
        let ids = ["b", "a.b", "a", "a-b", "c"]
        let alerts = Dictionary(
            uniqueKeysWithValues: ids.map { ($0, "{\"id\": \"\($0)\", \"text\": {\"en\": {\"title\": \"T\"}}}") })
        let catalog = try #require(TestCatalog.compile(alerts).catalog)
        #expect(catalog.alerts.map(\.id) == ["a", "a-b", "a.b", "b", "c"])
        #expect(catalog.position(of: "a.b") == 2)
        #expect(catalog.position(of: "a.c") == nil)
        #expect(["", "a", "a.c", "c"].map(catalog.position(after:)) == [0, 1, 3, 5])
    }
}

extension String {
    /// The text with the first occurrence of another replaced.
    func replacingFirst(_ part: String, with replacement: String) -> String {
        firstRange(of: part).map { replacingCharacters($0, replacement) } ?? self
    }

    private func firstRange(of part: String) -> Range<Index>? {
        indices.first { self[$0...].hasPrefix(part) }.map { $0..<index($0, offsetBy: part.count) }
    }

    private func replacingCharacters(_ range: Range<Index>, _ replacement: String) -> String {
        self[..<range.lowerBound] + replacement + self[range.upperBound...]
    }
}
