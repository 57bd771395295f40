import Alerts
import Testing

@MainActor
struct AlertManagerTests {
    /// Keeps what it was given, and presses nothing until it is told to.
    final class Screen: AlertPresenter {
        private(set) var alerts: [Alert] = []
        private(set) var press: (@MainActor (Alert.Action) -> Void)?
        private let onPresent: () -> Void

        init(onPresent: @escaping () -> Void = {}) {
            self.onPresent = onPresent
        }

        func present(_ alert: Alert, onAction: @escaping @MainActor (Alert.Action) -> Void) {
            alerts.append(alert)
            press = onAction
            onPresent()
        }
    }

    let alert: Alert

    init() throws {
        alert = try Alert.Builder(id: "permission.camera").withTitle("Camera").withDismissible(true)
            .addConfirmAction("Settings", effect: .openSettings(section: "camera"))
            .addCancelAction("Later")
            .withOnDismiss("confirm")
            .build()
    }

    @Test("an alert is shown with its own actions, and the one that was pressed reaches the app")
    func shows() throws {
        let screen = Screen()
        var pressed: [Alert.Action] = []
        let manager = AlertManager(presenter: screen) { pressed.append($0) }
        try manager.show(alert)
        #expect(screen.alerts == [alert])
        screen.press?(alert.actions[0])
        #expect(pressed == [alert.actions[0]])
    }

    @Test("the caller's actions replace the definition's")
    func replacesActions() throws {
        let screen = Screen()
        let manager = AlertManager(presenter: screen) { _ in }
        let retry = Alert.Action(id: "retry", label: "Retry", effect: .callback(name: "retry"))
        try manager.show(alert, actions: [retry])
        let shown = try #require(screen.alerts.first)
        #expect(shown.actions == [retry])
        #expect(shown.title == "Camera")
        #expect(shown.onDismiss == nil)
    }

    @Test("onDismiss stays when the caller's actions have it")
    func keepsOnDismiss() throws {
        let screen = Screen()
        let manager = AlertManager(presenter: screen) { _ in }
        try manager.show(alert, actions: [Alert.Action(id: "confirm", label: "Yes")])
        #expect(screen.alerts.first?.onDismiss == "confirm")
    }

    @Test("actions that make the alert impossible are an error and show nothing")
    func impossibleActions() {
        let screen = Screen()
        let manager = AlertManager(presenter: screen) { _ in }
        let same = Alert.Action(id: "a", label: "A")
        #expect(throws: Alert.BuildError.self) { try manager.show(alert, actions: [same, same]) }
        #expect(throws: Alert.BuildError.self) { try manager.show(alert, actions: []) }
        #expect(screen.alerts.isEmpty)
    }

    @Test("a released presenter is neither called nor kept alive")
    func released() throws {
        var calls = 0
        var screen: Screen? = Screen { calls += 1 }
        weak let observed = screen
        let manager = AlertManager(presenter: try #require(screen)) { _ in }
        try manager.show(alert)
        #expect(calls == 1)
        screen = nil
        #expect(observed == nil)
        try manager.show(alert)
        #expect(calls == 1)
    }

    @Test("going to the settings shows the source's alert for that section")
    func goToSettings() throws {
        let screen = Screen()
        var asked: [String] = []
        let source = { [alert] (id: String) -> Alert? in
            asked.append(id)
            return id == alert.id ? alert : nil
        }
        let manager = AlertManager(presenter: screen, source: source) { _ in }
        try manager.showGoToSettings(for: "camera")
        #expect(asked == ["permission.camera"])
        #expect(screen.alerts == [alert])
    }

    @Test("a section that the source has no alert for is a typed error")
    func unknownSection() {
        let screen = Screen()
        let manager = AlertManager(presenter: screen) { _ in }
        do {
            try manager.showGoToSettings(for: "microphone")
            Issue.record("an alert was shown")
        } catch {
            #expect(error.code == .alertUnknown)
        }
        #expect(screen.alerts.isEmpty)
    }
}
