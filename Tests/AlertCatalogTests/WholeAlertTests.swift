import AlertCatalog
import Alerts
import Localization
import Testing

@Suite("The parts of a definition beyond its words and actions")
struct WholeAlertTests {
    private static let whole = """
        "layout": "stacked", "icon": {"name": "lock"}, "accessibility": {"announce": "polite"},
        "actions": ["ok", "cancel"],
        "fields": [{"id": "pin", "keyboard": "number", "secure": true, "required": true, "minLength": 4,
                    "maxLength": 6, "gates": "ok"}],
        "delivery": {"priority": -2, "queue": "drop", "coalesceKey": "k", "trigger": "app.launch",
                     "frequency": {"lifetime": 3, "windows": [{"seconds": 60, "cap": 1}]}}
        """
    private static let texts = """
        "title": "T", "icon.label": "Lock", "accessibility.label": "L", "accessibility.hint": "H",
        "fields.pin.label": "PIN", "fields.pin.placeholder": "1234"
        """

    private func build(_ members: String, locale: String = "en") throws -> Alert {
        let compilation = TestCatalog.compile(alert: members)
        #expect(compilation.diagnostics == [])
        let catalog = try #require(compilation.catalog)
        let entry = try #require(catalog[id: "a"])
        let served = entry.negotiate(LanguageWishes(acceptLanguage: locale.utf8))
        return try AlertDirector(entry, in: served, arguments: Arguments([:], for: entry.variables))
            .construct(Alert.Builder.self)
    }

    private func codes(_ members: String) -> [String] {
        TestCatalog.compile(alert: "\(members), \"text\": {\"en\": {\"title\": \"T\"}}").diagnostics
            .map { "\($0.code) \($0.pointer)" }
    }

    @Test("All of them reach the alert, with their texts")
    func whole() throws {
        let alert = try build("\(Self.whole), \"text\": {\"en\": {\(Self.texts)}}")
        #expect(alert.layout == .stacked)
        #expect(alert.icon == Alert.Icon(name: "lock", label: "Lock"))
        #expect(alert.accessibility == Alert.Accessibility(label: "L", hint: "H", announce: .polite))
        #expect(
            alert.fields == [
                Alert.Field(
                    id: "pin", label: "PIN", placeholder: "1234", keyboard: .number, secure: true, required: true,
                    minLength: 4, maxLength: 6, gates: "ok")
            ])
        #expect(
            alert.delivery
                == Alert.Delivery(
                    priority: -2, queue: .drop, coalesceKey: "k",
                    frequency: .init(lifetime: 3, windows: [.init(seconds: 60, cap: 1)]), trigger: "app.launch"))
    }

    @Test("Texts for screen readers need no member, and are needed in every locale like all others")
    func completeness() throws {
        let en = #""en": {"title": "T", "accessibility.hint": "H"}"#
        let members = "\"text\": {\(en), \"ko\": {\"title\": \"가\", \"accessibility.hint\": \"나\"}}"
        #expect(try build(members, locale: "ko").accessibility?.hint == "나")
        let catalog = TestCatalog.compile(alert: "\"text\": {\(en), \"ko\": {\"title\": \"가\"}}").catalog
        #expect(catalog?[id: "a"]?.locales.map(\.identifier) == ["en"])
    }

    @Test("A field needs its label, and nothing shows the texts of what is not there")
    func texts() {
        #expect(codes(#""fields": [{"id": "pin"}]"#) == ["text.missing-in-source /text/en"])
        let unused = TestCatalog.compile(
            alert: #""text": {"en": {"title": "T", "icon.label": "x", "fields.pin.label": "x"}}"#)
        #expect(unused.diagnostics.map(\.code) == ["text.unused", "text.unused"])
    }

    @Test(
        "What is misspelt, out of range or of the wrong kind is an error at its place",
        arguments: [
            (#""layout": "diagonal""#, "member.unknown-word /layout"),
            (#""notes": {"title": 1}"#, "member.wrong-kind /notes/title"),
            (#""icon": {}"#, "member.missing /icon"), (#""icon": {"name": " "}"#, "member.empty /icon/name"),
            (#""icon": {"name": "a", "label": "b"}"#, "member.unknown /icon/label"),
            (#""accessibility": {"announce": "sung"}"#, "member.unknown-word /accessibility/announce"),
            (#""delivery": {"priority": 1001}"#, "member.out-of-range /delivery/priority"),
            (#""delivery": {"priority": 1.5}"#, "member.wrong-kind /delivery/priority"),
            (#""delivery": {"queue": "juggle"}"#, "member.unknown-word /delivery/queue"),
            (#""delivery": {"que": "drop"}"#, "member.unknown /delivery/que"),
            (#""delivery": {"frequency": {"lifetime": 0}}"#, "member.out-of-range /delivery/frequency/lifetime"),
            (
                #""delivery": {"frequency": {"windows": [{"seconds": 60}]}}"#,
                "member.missing /delivery/frequency/windows/0"
            ),
            (
                #""delivery": {"frequency": {"windows": [{"seconds": 9e18, "cap": 1}]}}"#,
                "member.out-of-range /delivery/frequency/windows/0/seconds"
            ),
        ])
    func bad(_ member: String, _ finding: String) {
        #expect(codes(member) == [finding])
    }

    @Test(
        "A field that cannot be filled in, or gates nothing, is an error",
        arguments: [
            (#""minLength": 5, "maxLength": 4"#, "field.length-impossible"), (#""gates": "no""#, "field.gate-unknown"),
        ])
    func impossibleField(_ members: String, _ code: String) {
        let compilation = TestCatalog.compile(
            alert: "\"fields\": [{\"id\": \"x\", \(members)}], "
                + #""text": {"en": {"title": "T", "fields.x.label": "X"}}"#)
        #expect(compilation.diagnostics.map { "\($0.code) \($0.pointer)" } == ["\(code) /fields/0"])
    }
}
