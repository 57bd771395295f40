import Alerts
import Testing

struct LenientReadingTests {
    @Test("an alert of one member reads with every default")
    func smallest() throws {
        let alert = try read(Alert.self, #"{"id":"a"}"#)
        #expect(alert.schema == 1)
        #expect(alert.direction == .ltr)
        #expect(alert.presentation == .alert)
        #expect(alert.severity == .standard)
        #expect(!alert.dismissible)
        #expect(alert.actions.isEmpty)
    }

    @Test("unknown members are ignored, also inside")
    func unknownMembers() throws {
        let alert = try read(
            Alert.self,
            """
            {"id":"a","mood":{"of":"day"},"title":"T","explain":null,
             "actions":[{"id":"ok","label":"OK","haptic":"soft","effect":{"type":"dismiss","slowly":true}}]}
            """)
        #expect(alert.title == "T")
        #expect(alert.actions == [Alert.Action(id: "ok", label: "OK")])
    }

    @Test("an unknown role is default, an unknown effect dismiss, an unknown presentation alert")
    func unknownWords() throws {
        let alert = try read(
            Alert.self,
            """
            {"id":"a","presentation":"hologram","severity":"dire","direction":"ttb","header":{"content":
             [{"id":"x","kind":"chart","text":"X"}],"title":{"text":"T","placement":"trailing"}},
             "actions":[{"id":"ok","label":"OK","role":"hero","effect":{"type":"teleport","where":"home"}}]}
            """)
        #expect(alert.presentation == .alert)
        #expect(alert.severity == .standard)
        #expect(alert.direction == .ltr)
        #expect(alert.actions == [Alert.Action(id: "ok", role: .default, label: "OK", effect: .dismiss)])
        #expect(alert.header?.content == [HeaderBar.Content(id: "x", kind: .label, text: "X")])
        #expect(alert.header?.title?.placement == .leading)
        #expect(alert.header?.back == false)
    }

    @Test("an action that only has an id and a label dismisses and is not preferred")
    func actionDefaults() throws {
        let action = try read(Alert.Action.self, #"{"id":"ok","label":"OK"}"#)
        #expect(action == Alert.Action(id: "ok", label: "OK"))
        #expect(action.dismisses)
    }

    @Test("the schema of a later service is kept")
    func laterSchema() throws {
        #expect(try read(Alert.self, #"{"id":"a","schema":2}"#).schema == 2)
    }

    @Test(
        "what has no meaning without it is not made up",
        arguments: [
            "{}", #"{"id":7}"#, #"{"id":"a","actions":[{"id":"ok"}]}"#,
            #"{"id":"a","actions":[{"id":"ok","label":"OK","effect":{"type":"openURL"}}]}"#,
        ])
    func malformed(text: String) {
        #expect(throws: DecodingError.self) { try read(Alert.self, text) }
    }
}
