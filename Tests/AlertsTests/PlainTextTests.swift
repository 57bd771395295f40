import Alerts
import Testing

struct PlainTextTests {
    @Test("an alert's text has its header, title, message and numbered actions with what they do")
    func full() throws {
        let header = try HeaderBar.Builder().withBack(label: "Back").withTitle("Page")
            .addContent(.init(id: "state", kind: .tag, text: "Draft"))
            .addTrailingButton(id: "save", label: "Save").addTrailingButton(id: "share", label: "Share")
            .build()
        let text = try PlainText.Builder(id: "entry.edit")
            .withPresentation(.fullScreen)
            .withHeader(header)
            .withTitle("Leave?")
            .withMessage("One\nTwo")
            .addDestructiveAction("Discard", id: "discard", effect: .callback(name: "discardEntry"))
            .addAction(.init(id: "settings", label: "Settings", effect: .openSettings(section: "camera")))
            .addAction(
                .init(
                    id: "help", label: "Help", dismisses: false,
                    effect: .openURL(url: "https://help.example.com", target: .browser))
            )
            .addCancelAction("Stay")
            .withPreferredAction("cancel")
            .build()
        #expect(
            text.text == """
                < Back | Page | #Draft | [Share] | [Save]

                Leave?
                One
                Two

                [1] Discard (destructive) -> callback discardEntry
                [2] Settings -> openSettings camera
                [3] Help (stays) -> openURL https://help.example.com
                [4] Stay (cancel) (preferred)
                """)
        #expect("\(text)" == text.text)
    }

    @Test("a banner's text is its words alone")
    func banner() throws {
        let text = try PlainText.Builder(id: "saved").withPresentation(.banner).withMessage("Saved").build()
        #expect(text.text == "Saved")
    }

    @Test("both builders make the same text of the same steps")
    func sameText() throws {
        func describe<Building: AlertBuilding>(_: Building.Type) throws(Building.Failure) -> Building.Product {
            try Building(id: "a").withTitle("Title").addConfirmAction("OK", effect: .openStore()).build()
        }
        #expect(try PlainText(describe(Alert.Builder.self)) == describe(PlainText.Builder.self))
    }

    @Test("control characters never reach the terminal")
    func controls() throws {
        let text = try PlainText.Builder(id: "a").withTitle("\u{1B}[2JGone\r\u{9B}1m").addConfirmAction("\u{7}OK")
            .build()
        #expect(text.text == "\u{FFFD}[2JGone\u{FFFD}\u{FFFD}1m\n\n[1] \u{FFFD}OK")
    }
}
