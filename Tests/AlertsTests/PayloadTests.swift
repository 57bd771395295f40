import Alerts
import Testing

struct PayloadTests {
    static let camera = """
        {"actions":[{"dismisses":true,"effect":{"section":"camera","type":"openSettings"},"id":"open-settings",\
        "label":"Open Settings","preferred":true,"role":"default"},{"dismisses":true,"effect":{"type":"dismiss"},\
        "id":"cancel","label":"Not now","preferred":false,"role":"cancel"}],"direction":"ltr","dismissible":true,\
        "header":{"back":true,"backLabel":"Back","content":[{"id":"town","kind":"label","text":"Hwacheon"},\
        {"id":"state","kind":"tag","text":"Open"}],"title":{"placement":"leading","text":"Camera"},\
        "trailing":[{"effect":{"type":"dismiss"},"id":"exit","image":"exit","label":"Leave"}]},\
        "id":"permission.camera","layout":"auto","locale":"en","message":"Message","onDismiss":"cancel","presentation":"fullScreen",\
        "schema":1,"severity":"standard","title":"Title","version":"9f2c4e1ab07d5568"}
        """

    static func cameraBuilder() throws -> Alert.Builder {
        let header = try HeaderBar.Builder()
            .withBack(label: "Back")
            .withTitle("Camera", placement: .leading)
            .addTrailingButton(id: "exit", image: "exit", label: "Leave")
            .addContent(.init(id: "town", kind: .label, text: "Hwacheon"))
            .addContent(.init(id: "state", kind: .tag, text: "Open"))
            .build()
        return Alert.Builder(id: "permission.camera")
            .withVersion("9f2c4e1ab07d5568")
            .withLocale("en", direction: .ltr)
            .withPresentation(.fullScreen)
            .withDismissible(true)
            .withOnDismiss("cancel")
            .withTitle("Title")
            .withMessage("Message")
            .withHeader(header)
            .addAction(
                Alert.Action(
                    id: "open-settings", preferred: true, label: "Open Settings",
                    effect: .openSettings(section: "camera"))
            )
            .addCancelAction("Not now")
    }

    @Test("a full alert is written as the interface says, to the byte")
    func golden() throws {
        #expect(try json(Self.cameraBuilder().build()) == Self.camera)
    }

    @Test("a payload decodes into the alert that was built")
    func decodes() throws {
        #expect(try read(Alert.self, Self.camera) == Self.cameraBuilder().build())
    }

    @Test("booleans and enumerations are always written; what is empty is absent, and nothing is null")
    func smallest() throws {
        let banner = try Alert.Builder(id: "saved").withPresentation(.banner).withTitle("Saved").build()
        let text = """
            {"direction":"ltr","dismissible":false,"id":"saved","layout":"auto","presentation":"banner","schema":1,\
            "severity":"standard","title":"Saved"}
            """
        #expect(try json(banner) == text)
        #expect(try read(Alert.self, text) == banner)
        #expect(
            try json(HeaderBar.Builder().withTitle("T").build()) == """
                {"back":false,"title":{"placement":"leading","text":"T"}}
                """)
    }

    @Test("an alert with a style comes back from its payload to the same bytes")
    func roundTrip() throws {
        let alert = try Self.cameraBuilder().withStyle(.default).build()
        let bytes = try json(alert)
        let decoded = try read(Alert.self, bytes)
        #expect(decoded == alert)
        #expect(try json(decoded) == bytes)
    }

    static let effects: [(Alert.Effect, String)] = [
        (.dismiss, #"{"type":"dismiss"}"#),
        (
            .openURL(url: "https://help.example.com/a", target: .inApp),
            #"{"target":"inApp","type":"openURL","url":"https://help.example.com/a"}"#
        ),
        (.deepLink(url: "diary://today"), #"{"type":"deepLink","url":"diary://today"}"#),
        (.openSettings(section: "photos"), #"{"section":"photos","type":"openSettings"}"#),
        (.openSettings(), #"{"type":"openSettings"}"#),
        (.openStore(), #"{"type":"openStore"}"#),
        (.openStore(ids: ["ios": "1", "android": "a"]), #"{"ids":{"android":"a","ios":"1"},"type":"openStore"}"#),
        (.callback(name: "leave"), #"{"name":"leave","type":"callback"}"#),
        (.callback(name: "leave", data: ["room": "7"]), #"{"data":{"room":"7"},"name":"leave","type":"callback"}"#),
    ]

    @Test("each effect is written with its own members and reads back", arguments: effects)
    func effect(effect: Alert.Effect, text: String) throws {
        #expect(try json(effect) == text)
        #expect(try read(Alert.Effect.self, text) == effect)
    }
}
