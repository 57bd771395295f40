import AlertCatalog
import Alerts
import Testing

@Suite("Styles of a catalog")
struct StyleTests {
    private func findings(_ style: String) -> [String] {
        let shared = TestCatalog.shared.replacingFirst(#""text""#, with: "\"styles\": {\"s\": \(style)}, \"text\"")
        return TestCatalog.compile(alert: #""style": "s", "text": {"en": {"title": "A"}}"#, shared: shared)
            .diagnostics.map { "\($0.code) \($0.pointer)" }
    }

    @Test("What a style leaves out is the default's, and its key is its name")
    func partial() throws {
        let shared = TestCatalog.shared.replacingFirst(
            #""text""#, with: #""styles": {"s": {"container": {"width": 300}}}, "text""#)
        let catalog = try #require(
            TestCatalog.compile(alert: #""style": "s", "text": {"en": {"title": "A"}}"#, shared: shared).catalog)
        let style = try #require(catalog[id: "a"]?.style)
        #expect(style.name == "s")
        #expect(style.container.width == 300)
        #expect(style.container.contentWidth == 276)
    }

    @Test(
        "A token that is unknown, misspelt, null or out of range is an error at its place",
        arguments: [
            (#"{"contaner": {}}"#, "/contaner"), (#"{"title": {"textAlignment": "middle"}}"#, "/title/textAlignment"),
            (#"{"title": {"font": {"size": -3}}}"#, "/title/font/size"), (#"{"backdrop": null}"#, "/backdrop"),
            (#"{"container": {"width": 1e300}}"#, "/container/width"),
            (#"{"title": {"text": "Hello"}}"#, "/title/text"),
            (#"{"modal": {"transition": "zoom"}}"#, "/modal/transition"), (#"{"name": "other"}"#, "/name"),
        ])
    func bad(_ style: String, _ pointer: String) {
        #expect(findings(style).contains("style.bad-token /styles/s\(pointer)"))
    }

    private func overriding(_ overrides: String) -> CatalogCompiler.Compilation {
        let shared = TestCatalog.shared.replacingFirst(
            #""text""#, with: #""styles": {"s": {"container": {"width": 300, "cornerRadius": 8}}}, "text""#)
        return TestCatalog.compile(
            alert: "\"style\": {\"use\": \"s\", \"overrides\": \(overrides)}, "
                + #""text": {"en": {"title": "A"}}"#, shared: shared)
    }

    @Test("An alert may replace single tokens of its style, and keeps the others")
    func overrides() throws {
        let overrides = #"{"container": {"width": 280, "background": "sky"}, "colors": {"sky": "#
        let compilation = overriding(overrides + ##"{"light": "#AABBCC", "dark": "#112233"}}}"##)
        #expect(compilation.diagnostics == [])
        let style = try #require(compilation.catalog?[id: "a"]?.style)
        #expect(style.name == "s")
        #expect(style.container.width == 280 && style.container.cornerRadius == 8)
        #expect(style.container.background == "sky" && style.colors["ink"] != nil)
    }

    @Test(
        "What is replaced is read as strictly as a style",
        arguments: [
            (#"{"contaner": {}}"#, "style.bad-token /style/overrides/contaner"),
            (#"{"container": {"width": -1}}"#, "style.bad-token /style/overrides/container/width"),
            (#"{"name": "t"}"#, "style.bad-token /style/overrides/name"),
            (#"{"backdrop": "gone"}"#, "style.malformed /style/overrides/backdrop"),
            (#""default""#, "member.wrong-kind /style/overrides"),
        ])
    func badOverrides(_ overrides: String, _ finding: String) {
        #expect(overriding(overrides).diagnostics.map { "\($0.code) \($0.pointer)" }.contains(finding))
    }

    @Test("A style that is not to be found is told where it is named")
    func unknown() {
        let compilation = TestCatalog.compile(alert: #""style": {"use": "t"}, "text": {"en": {"title": "A"}}"#)
        #expect(compilation.diagnostics.map { "\($0.code) \($0.pointer)" } == ["reference.unknown-style /style"])
        let both = TestCatalog.compile(alert: #""style": "t", "actions": ["x"], "text": {"en": {"title": "A"}}"#)
        #expect(both.diagnostics.map(\.code) == ["reference.unknown-action", "reference.unknown-style"])
        #expect(TestCatalog.compile(alert: #""style": {}, "text": {"en": {"title": "A"}}"#).catalog == nil)
    }

    @Test(
        "A style that cannot be read is told once", arguments: [#""x""#, #"{"colors": 1}"#, #"{"backdrop": "gone"}"#])
    func malformed(_ style: String) {
        #expect(!findings(style).isEmpty)
        #expect(!findings(style).contains { $0.hasPrefix("reference.") })
    }

    @Test("All faults of a style are told at once, each at its place")
    func all() {
        let style = ##"""
            {"contaner": {}, "backdrop": "gone", "title": {"textColor": "none", "font": {"size": -1, "family": " "}},
             "message": {"frame": {"x": 1}, "lines": 1.5}, "colors": {"sky": {"light": "blue", "dark": "#000000"}}}
            """##
        let expected = [
            "style.bad-token /styles/s/contaner", "style.bad-token /styles/s/message/lines",
            "style.bad-token /styles/s/title/font/family", "style.bad-token /styles/s/title/font/size",
            "style.malformed /styles/s/backdrop", "style.malformed /styles/s/colors/sky/light",
            "style.malformed /styles/s/message/frame", "style.malformed /styles/s/title/textColor",
        ]
        #expect(Set(findings(style)).isSuperset(of: expected), "\(findings(style))")
    }

    @Test("Colours of its own stand beside the usual ones")
    func colors() throws {
        let style = ##"{"backdrop": "sky", "colors": {"sky": {"light": "#AABBCC", "dark": "#112233"}}}"##
        #expect(findings(style) == [])
    }
}
