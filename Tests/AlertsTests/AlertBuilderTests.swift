import Alerts
import Testing

struct AlertBuilderTests {
    @Test("a chain of steps becomes an alert that says what the steps said")
    func chain() throws {
        let alert = try Alert.Builder(id: "permission.check")
            .withVersion("9f2c4e1ab07d5568")
            .withLocale("ar", direction: .rtl)
            .withPresentation(.actionSheet)
            .withSeverity(.critical)
            .withDismissible(true)
            .withOnDismiss("confirm")
            .withTitle("Title")
            .withMessage("One\nTwo")
            .addConfirmAction("OK")
            .withStyle(.default)
            .build()
        #expect(alert.schema == 1)
        #expect(alert.id == "permission.check")
        #expect(alert.version == "9f2c4e1ab07d5568")
        #expect(alert.locale == "ar")
        #expect(alert.direction == .rtl)
        #expect(alert.presentation == .actionSheet)
        #expect(alert.severity == .critical)
        #expect(alert.dismissible)
        #expect(alert.onDismiss == "confirm")
        #expect(alert.title == "Title")
        #expect(alert.message == "One\nTwo")
        #expect(alert.style == .default)
    }

    @Test("what is not said has a default, and an app needs neither version nor locale")
    func defaults() throws {
        let alert = try Alert.Builder(id: "a").withTitle("Title").addConfirmAction("OK").build()
        #expect(alert.version == nil)
        #expect(alert.locale == nil)
        #expect(alert.direction == .ltr)
        #expect(alert.presentation == .alert)
        #expect(alert.severity == .standard)
        #expect(!alert.dismissible)
        #expect(alert.message == nil)
        #expect(alert.header == nil)
        #expect(alert.style == nil)
    }

    @Test("a confirm action's label and effect arrive in the product")
    func confirmAction() throws {
        let alert = try Alert.Builder(id: "a").withTitle("Title")
            .addConfirmAction("Settings", effect: .openSettings(section: "camera"))
            .build()
        let action = try #require(alert.actions.first)
        #expect(action.id == "confirm")
        #expect(action.label == "Settings")
        #expect(action.effect == .openSettings(section: "camera"))
        #expect(action.role == .default)
        #expect(!action.preferred)
        #expect(action.dismisses)
    }

    @Test("cancel and destructive actions have their ids, roles and effects, in the order in which they were added")
    func otherActions() throws {
        let alert = try Alert.Builder(id: "a").withTitle("Title")
            .addDestructiveAction("Discard", id: "discard", effect: .callback(name: "discardEntry"))
            .addCancelAction("Keep")
            .build()
        let discard = Alert.Action(
            id: "discard", role: .destructive, label: "Discard", effect: .callback(name: "discardEntry"))
        #expect(alert.actions == [discard, Alert.Action(id: "cancel", role: .cancel, label: "Keep")])
    }

    @Test("builders are values: a chain never changes the builder that it began with")
    func values() throws {
        let base = Alert.Builder(id: "a").withTitle("Base").addConfirmAction("OK")
        let other = try base.withTitle("Other").addCancelAction("Cancel").build()
        let alert = try base.build()
        #expect(alert.title == "Base")
        #expect(alert.actions.count == 1)
        #expect(other.title == "Other")
        #expect(other.actions.count == 2)
        #expect(try base.build() == alert)
    }

    @Test("withActions replaces what addAction appended")
    func replacesActions() throws {
        let alert = try Alert.Builder(id: "a").withTitle("Title").addConfirmAction("OK")
            .withActions([Alert.Action(id: "later", label: "Later")])
            .build()
        #expect(alert.actions.map(\.id) == ["later"])
    }

    @Test("an action can be preferred by its id before it is added")
    func preferredByID() throws {
        let alert = try Alert.Builder(id: "a").withTitle("Title").withPreferredAction("cancel")
            .addConfirmAction("OK").addCancelAction("Cancel")
            .build()
        #expect(alert.actions.map(\.preferred) == [false, true])
    }

    @Test("a builder begins with all that a finished alert says")
    func copying() throws {
        let alert = try Alert.Builder(id: "a").withTitle("Title").addConfirmAction("OK").build()
        let severe = try Alert.Builder(copying: alert).withSeverity(.critical).build()
        #expect(severe.title == "Title")
        #expect(severe.actions == alert.actions)
        #expect(severe.severity == .critical)
    }

    @Test("a blank text is the same as none")
    func blankTexts() throws {
        let alert = try Alert.Builder(id: "a").withTitle(" ").withMessage("Message").addConfirmAction("OK").build()
        #expect(alert.title == nil)
    }

    @Test("a closing from outside counts as onDismiss, else as the cancel action, else as nothing")
    func dismissAction() throws {
        let base = Alert.Builder(id: "a").withTitle("Title").addConfirmAction("OK")
        #expect(try base.build().dismissAction == nil)
        #expect(try base.addCancelAction("Cancel").build().dismissAction?.id == "cancel")
        #expect(
            try base.addCancelAction("Cancel").withOnDismiss("confirm").build().dismissAction?.id == "confirm")
    }
}
