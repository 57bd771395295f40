/// Shows alerts on a screen that may be gone: one method for every alert, with no wording of its own.
///
/// ```swift
/// let manager = AlertManager(presenter: screen, source: { id in shipped[id] }) { action in
///     perform(action.effect)
/// }
/// try manager.show(alert)
/// try manager.showGoToSettings(for: "camera")
/// ```
@MainActor
public final class AlertManager {
    private weak var presenter: (any AlertPresenter)?
    private let source: (_ id: String) -> Alert?
    private let onAction: @MainActor (Alert.Action) -> Void

    /// - Parameters:
    ///   - presenter: held weakly; once it is released, nothing is shown and nothing is kept alive.
    ///   - source: where alerts come from by their id: those that the app fetched, or shipped as its first copy.
    ///   - onAction: carries out the effect of the action that the user chose, whichever alert it was on.
    public init(
        presenter: any AlertPresenter, source: @escaping (_ id: String) -> Alert? = { _ in nil },
        onAction: @escaping @MainActor (Alert.Action) -> Void
    ) {
        self.presenter = presenter
        self.source = source
        self.onAction = onAction
    }

    /// Shows an alert.
    ///
    /// - Parameter actions: shown in the place of the alert's own, when the caller knows better what comes next.
    /// - Throws: when the alert would be impossible with those actions.
    public func show(_ alert: Alert, actions: [Alert.Action]? = nil) throws(Alert.BuildError) {
        let alert = try actions.map { actions throws(Alert.BuildError) in try alert.replacing(actions) } ?? alert
        presenter?.present(alert, onAction: onAction)
    }

    /// Shows the source's `permission.<section>`, which leads to the settings of the app.
    ///
    /// - Parameter section: what the app has no access to, such as `camera`.
    /// - Throws: `alertUnknown` when the source has no such alert.
    public func showGoToSettings(for section: String) throws(Alert.BuildError) {
        let id = "permission.\(section)"
        guard let alert = source(id) else {
            throw Alert.BuildError(.alertUnknown, "there is no alert \"\(id)\"")
        }
        try show(alert)
    }
}

extension Alert {
    /// A closing from outside that counted as an action which is gone counts as the new cancel action.
    fileprivate func replacing(_ actions: [Action]) throws(BuildError) -> Alert {
        let onDismiss = onDismiss.flatMap { id in actions.contains { $0.id == id } ? id : nil }
        return try Builder(copying: self).withActions(actions).withOnDismiss(onDismiss).build()
    }
}
