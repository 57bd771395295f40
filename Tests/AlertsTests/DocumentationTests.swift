import Alerts
import Testing

/// The samples of the documentation, word for word where they can stand alone.
struct DocumentationTests {
    @Test("the samples of the builders of alerts build")
    func alerts() throws {
        let check = try Alert.Builder(id: "permission.check")
            .withTitle("Before you start")
            .withMessage("The diary asks for the camera when you add a picture.")
            .addConfirmAction("Continue")
            .addCancelAction("Not now")
            .build()
        #expect(check.actions.map(\.id) == ["confirm", "cancel"])
        let discard = try Alert.Builder(id: "entry.discard")
            .withTitle("Discard this page?")
            .withSeverity(.critical)
            .addDestructiveAction("Discard", id: "discard", effect: .callback(name: "discardEntry"))
            .addCancelAction("Keep writing")
            .build()
        #expect(discard.dismissAction?.label == "Keep writing")
        let text = try PlainText.Builder(id: "journal.write-completed")
            .withTitle("Saved")
            .addConfirmAction("OK")
            .build()
        #expect(text.text == "Saved\n\n[1] OK")
    }

    @Test("one description drives any builder")
    func anyBuilder() throws {
        func greeting<Building: AlertBuilding>(_: Building.Type) throws(Building.Failure) -> Building.Product {
            try Building(id: "greeting")
                .withTitle("Good morning")
                .addConfirmAction("Hello")
                .build()
        }
        let alert = try greeting(Alert.Builder.self)
        let text = try greeting(PlainText.Builder.self)
        let headline = try greeting(Headline.Builder.self)
        #expect(alert.title == "Good morning")
        #expect(text.text == "Good morning\n\n[1] Hello")
        #expect(headline.text == "Good morning")
    }

    @Test("the sample of plain text is what it prints")
    func plainText() throws {
        let header = LeadingTitleHeader(title: "New page").withTrailingButton(.init(id: "save", label: "Save"))
        let text = try PlainText.Builder(id: "entry.discard")
            .withPresentation(.fullScreen)
            .withHeader(header.bar)
            .withTitle("Leave without saving?")
            .withMessage("What you wrote today will be lost.")
            .addDestructiveAction("Leave", id: "leave", effect: .callback(name: "discardEntry"))
            .addCancelAction("Stay")
            .build()
        #expect(
            text.text == """
                < | New page | [Save]

                Leave without saving?
                What you wrote today will be lost.

                [1] Leave (destructive) -> callback discardEntry
                [2] Stay (cancel)
                """)
    }

    @Test("the samples of headers supply their bars")
    func headers() throws {
        struct DraftHeader: HeaderBackButton, HeaderTitle {
            let title = "Draft"
        }
        let bar = try DraftHeader().bar
        #expect(bar.title?.text == "Draft")
        let header = LeadingTitleHeader(title: "New page")
            .withTrailingButton(.init(id: "save", image: "tick", label: "Save"))
            .withSecondTrailingButton(.init(id: "share", label: "Share"))
        #expect(try header.bar.trailing.map(\.id) == ["save", "share"])
        let data = try HeaderBar.Builder()
            .withBack(label: "Back")
            .withTitle("New page", placement: .leading)
            .addTrailingButton(id: "save", label: "Save", effect: .callback(name: "saveEntry"))
            .build()
        #expect(data.trailing.first?.effect == .callback(name: "saveEntry"))
    }

    @Test("the samples of parts and styles build")
    func parts() throws {
        let label = Alert.Label.Builder()
            .withText("Reserved")
            .withFont(.system(size: 14))
            .withTextColor("white")
            .withTextAlignment(.center)
            .build()
        #expect(label.text == "Reserved")
        let button = Alert.Button.Builder()
            .withSize(width: 276, height: 44)
            .withCornerRadius(16)
            .withBackground("mainBlue")
            .withLabel(Alert.Label.Builder().withTextColor("white").withTextAlignment(.center).build())
            .build()
        #expect(button.label.textColor == "white")
        let autumn = try Alert.Style.Builder(name: "autumn")
            .withBackdrop("leaf")
            .addColor("leaf", light: "#8A4B0880", dark: "#2B170380")
            .build()
        #expect(autumn.backdrop == "leaf")
    }

    @Test("the samples of presenting show and perform")
    @MainActor
    func presenting() throws {
        let camera = try Alert.Builder(id: "permission.camera").withTitle("Camera").addConfirmAction("OK").build()
        let shipped = [camera.id: camera]
        let screen = DiaryScreen()
        var performed: [Alert.Effect] = []
        let manager = AlertManager(presenter: screen, source: { id in shipped[id] }) { action in
            performed.append(action.effect)
        }
        try manager.show(camera)
        try manager.showGoToSettings(for: "camera")
        #expect(performed == [.dismiss, .dismiss])
    }
}

private struct Headline {
    let text: String

    struct Builder: AlertDrafting {
        var draft: AlertDraft

        func build() throws(Alert.BuildError) -> Headline {
            Headline(text: try draft.finished().title ?? "")
        }
    }
}

/// A screen whose user always presses the first button.
private final class DiaryScreen: AlertPresenter {
    func present(_ alert: Alert, onAction: @escaping @MainActor (Alert.Action) -> Void) {
        show(alert.title, alert.actions) { chosen in onAction(chosen) }
    }

    private func show(_: String?, _ actions: [Alert.Action], then choose: @MainActor (Alert.Action) -> Void) {
        if let first = actions.first { choose(first) }
    }
}
