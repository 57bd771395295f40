import Alerts
import Testing

/// The parts of an alert beyond its words and its actions.
struct WholeAlertTests {
    static let payload = """
        {"accessibility":{"announce":"assertive","hint":"Sign in again","label":"Session over"},\
        "actions":[{"dismisses":true,"effect":{"type":"dismiss"},"id":"confirm","label":"OK","preferred":false,\
        "role":"default"}],"delivery":{"coalesceKey":"session","frequency":{"lifetime":3,"windows":[{"cap":1,\
        "seconds":86400}]},"priority":5,"queue":"replace","trigger":"app.launch"},"direction":"ltr",\
        "dismissible":false,"fallbackText":"Open the app.","fields":[{"gates":"confirm","id":"pin","keyboard":"number","label":"PIN","maxLength":6,\
        "minLength":4,"placeholder":"1234","required":true,"secure":true},{"id":"note","keyboard":"text",\
        "label":"Note","required":false,"secure":false}],"icon":{"label":"A lock","name":"lock"},"id":"a",\
        "layout":"sideBySide","presentation":"alert","schema":1,"severity":"standard","title":"T"}
        """

    static let builder = Alert.Builder(id: "a")
        .withTitle("T")
        .withLayout(.sideBySide)
        .withIcon(.init(name: "lock", label: "A lock"))
        .withAccessibility(.init(label: "Session over", hint: "Sign in again", announce: .assertive))
        .addField(
            .init(
                id: "pin", label: "PIN", placeholder: "1234", keyboard: .number, secure: true, required: true,
                minLength: 4, maxLength: 6, gates: "confirm")
        )
        .addField(.init(id: "note", label: "Note"))
        .withDelivery(
            .init(
                priority: 5, queue: .replace, coalesceKey: "session",
                frequency: .init(lifetime: 3, windows: [.init(seconds: 86_400, cap: 1)]), trigger: "app.launch")
        )
        .withFallbackText("Open the app.")
        .addConfirmAction("OK")

    @Test("every part is written as the interface says, and comes back to the same bytes")
    func golden() throws {
        let alert = try Self.builder.build()
        #expect(try json(alert) == Self.payload)
        let decoded = try read(Alert.self, Self.payload)
        #expect(decoded == alert)
        #expect(try json(decoded) == Self.payload)
    }

    @Test("words that this version does not know are the usual ones")
    func lenient() throws {
        let alert = try read(
            Alert.self,
            """
            {"id":"a","layout":"diagonal","icon":{"name":"lock","tint":"red"},"accessibility":{"announce":"sung"},
             "fields":[{"id":"x","label":"X","keyboard":"piano"}],
             "delivery":{"queue":"juggle","frequency":{"windows":[],"per":"moon"}}}
            """)
        #expect(alert.layout == .auto)
        #expect(alert.icon == Alert.Icon(name: "lock"))
        #expect(alert.accessibility == Alert.Accessibility())
        #expect(alert.fields == [Alert.Field(id: "x", label: "X")])
        #expect(alert.delivery == Alert.Delivery(frequency: .init()))
    }

    @Test("what says nothing is absent")
    func empty() throws {
        let alert = try Self.builder.withIcon(nil).withAccessibility(.init(label: " ")).withDelivery(nil).build()
        #expect(alert.icon == nil && alert.accessibility == nil && alert.delivery == nil)
        #expect(try !json(alert).contains("accessibility"))
    }

    @Test("plain text tells of fields, and says an icon by its label")
    func plainText() throws {
        let text = try PlainText.Builder(copying: Self.builder.build()).build().text
        #expect(
            text == """
                (A lock)
                T

                PIN: [1234] (required) (secure) -> confirm
                Note: []

                [1] OK
                """)
    }

    @Test("a password may be an e-mail address, and one length may be the only one")
    func possible() throws {
        let field = Alert.Field(
            id: "x", label: "X", keyboard: .email, secure: true, minLength: 4, maxLength: 4)
        #expect(try Self.builder.addField(field).build().fields.count == 3)
    }
}
