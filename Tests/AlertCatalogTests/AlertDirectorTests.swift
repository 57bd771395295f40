import AlertCatalog
import Alerts
import Localization
import Testing

@Suite("The director")
struct AlertDirectorTests {
    private func build<Building: AlertBuilding>(
        _ builder: Building.Type, _ members: String, locale: String = "en", arguments: [String: String] = [:]
    ) throws -> Building.Product {
        let catalog = try #require(TestCatalog.compile(alert: members).catalog)
        let entry = try #require(catalog[id: "a"])
        let served = entry.negotiate(LanguageWishes(acceptLanguage: locale.utf8))
        let values = try Arguments(arguments, for: entry.variables)
        return try AlertDirector(entry, in: served, arguments: values).construct(builder)
    }

    private let permission = """
        "variables": {"app": {"type": "text", "default": "Haru"}}, "use": {"message": "shared.hint"},
        "actions": [{"use": "open-settings", "effect": {"section": "camera"}}, "cancel"],
        "text": {"en": {"title": "No access"}, "ko": {"title": "접근 불가"}}
        """

    @Test("A shared action is used with its label and with what is replaced where it is used")
    func sharedAction() throws {
        let alert = try build(Alert.Builder.self, permission, locale: "ko")
        #expect(alert.actions.map(\.id) == ["open-settings", "cancel"])
        #expect(alert.actions[0].effect == .openSettings(section: "camera"))
        #expect(alert.actions[0].preferred)
        #expect(alert.actions.map(\.label) == ["설정 열기", "취소"])
        #expect(alert.actions[1].role == .cancel)
        #expect(alert.message == "Haru 허용")
        #expect(alert.locale == "ko")
    }

    @Test("An alert without actions gets the default one, in the reader's language")
    func defaultAction() throws {
        let members = #""text": {"en": {"title": "A"}, "ko": {"title": "가"}}"#
        #expect(try build(Alert.Builder.self, members, locale: "ko").actions.map(\.label) == ["확인"])
    }

    @Test("A label in the definition replaces the shared one")
    func ownLabel() throws {
        let members = #""actions": ["cancel"], "text": {"en": {"title": "A", "actions.cancel": "Keep"}}"#
        #expect(try build(Alert.Builder.self, members).actions.map(\.label) == ["Keep"])
    }

    @Test("Right to left is told by the locale")
    func direction() throws {
        let members =
            #""actions": [{"id": "go"}], "text": {"en": {"title": "A", "actions.go": "Go"}, "#
            + #""ar": {"title": "ا", "actions.go": "ب"}}"#
        #expect(try build(Alert.Builder.self, members, locale: "ar").direction == .rtl)
        #expect(try build(Alert.Builder.self, members, locale: "en").direction == .ltr)
    }

    @Test("The header's texts and buttons arrive")
    func header() throws {
        let members = """
            "presentation": "fullScreen",
            "header": {"back": true, "title": {"placement": "center"},
                       "trailing": [{"id": "exit", "image": "exit", "effect": {"type": "callback", "name": "exit"}}],
                       "content": [{"id": "state", "kind": "tag"}]},
            "text": {"en": {"title": "A", "header.back": "Back", "header.title": "Title",
                            "header.trailing.exit": "Exit", "header.content.state": "Booked"}}
            """
        let header = try #require(try build(Alert.Builder.self, members).header)
        #expect(header.back && header.backLabel == "Back")
        #expect(header.title?.text == "Title" && header.title?.placement == .center)
        #expect(header.trailing.map(\.label) == ["Exit"] && header.trailing.map(\.image) == ["exit"])
        #expect(header.trailing[0].effect == .callback(name: "exit"))
        #expect(header.content.map(\.text) == ["Booked"] && header.content[0].kind == .tag)
    }

    @Test("The same walk drives the terminal's builder")
    func plainText() throws {
        let text = try build(PlainText.Builder.self, permission, locale: "ko").text
        #expect(text.contains("접근 불가"))
        #expect(text.contains("설정 열기"))
    }

    @Test("Arguments are filled in as data, and are never read as patterns")
    func arguments() throws {
        let alert = try build(Alert.Builder.self, permission, arguments: ["app": "{app} '{x}' #"])
        #expect(alert.message == "Allow {app} '{x}' #.")
    }

    @Test("A plural follows the number and the language")
    func plural() throws {
        let members =
            #""variables": {"n": {"type": "number", "default": 1}}, "#
            + #""text": {"en": {"title": "{n, plural, one {# photo} other {# photos}}"}}"#
        let titles = try ["1", "3", "1200"].map { try build(Alert.Builder.self, members, arguments: ["n": $0]).title }
        #expect(titles == ["1 photo", "3 photos", "1,200 photos"])
    }

    @Test("An argument without value and default stays visible and is told")
    func missing() throws {
        let members = #""variables": {"who": {"type": "text"}}, "text": {"en": {"title": "Hello {who}"}}"#
        #expect(try build(Alert.Builder.self, members).title == "Hello {who}")
    }
}
