/// Whatever can put an alert before a user: a view controller, a window, a terminal.
///
/// It is bound to classes, so that ``AlertManager`` can let go of it, and to the main actor, where screens live.
/// ```swift
/// final class DiaryScreen: AlertPresenter {
///     func present(_ alert: Alert, onAction: @escaping @MainActor (Alert.Action) -> Void) {
///         show(alert.title, alert.actions) { chosen in onAction(chosen) }
///     }
/// }
/// ```
@MainActor
public protocol AlertPresenter: AnyObject {
    /// Shows the alert, drawn from its style or, without one, as the system's own dialog.
    ///
    /// - Parameter onAction: to be called with the action that the user chose. A closing from outside calls it with
    ///   ``Alert/dismissAction``, if there is one.
    func present(_ alert: Alert, onAction: @escaping @MainActor (Alert.Action) -> Void)
}
