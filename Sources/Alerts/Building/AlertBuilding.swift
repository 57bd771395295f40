/// The parts of an alert, for anything that builds one: a payload, plain text for a terminal, a page.
///
/// Whoever describes an alert in these steps need not know what comes out of them:
/// ```swift
/// func greeting<Building: AlertBuilding>(_: Building.Type) throws(Building.Failure) -> Building.Product {
///     try Building(id: "greeting")
///         .withTitle("Good morning")
///         .addConfirmAction("Hello")
///         .build()
/// }
/// let alert = try greeting(Alert.Builder.self)
/// let text = try greeting(PlainText.Builder.self)
/// ```
/// A builder of one's own is least work as an ``AlertDrafting``. Steps consume the builder that they are called on,
/// so that a chain hands one value along; a builder that is kept in a constant is copied and stays as it is.
public protocol AlertBuilding: BuilderType {
    /// - Parameter id: lower-case words joined by `.` or `-`, at most 128 bytes. It is stable and never translated.
    init(id: String)

    /// - Parameter version: what tells one state of the alert from another; nothing is read into it.
    consuming func withVersion(_ version: String) -> Self
    /// - Parameters:
    ///   - locale: the BCP 47 tag of the one language that all texts are in.
    ///   - direction: where its lines begin.
    consuming func withLocale(_ locale: String, direction: Alert.Direction) -> Self
    consuming func withPresentation(_ presentation: Alert.Presentation) -> Self
    consuming func withSeverity(_ severity: Alert.Severity) -> Self
    consuming func withLayout(_ layout: Alert.Layout) -> Self
    /// - Parameter dismissible: whether a tap outside, back and Escape close the alert.
    consuming func withDismissible(_ dismissible: Bool) -> Self
    /// - Parameter id: the action that such a closing counts as; `nil` for the cancel action.
    consuming func withOnDismiss(_ id: String?) -> Self
    consuming func withIcon(_ icon: Alert.Icon?) -> Self
    /// - Parameter title: plain text without markup; blank is the same as `nil`.
    consuming func withTitle(_ title: String?) -> Self
    /// - Parameter message: plain text in which a line feed breaks a line; blank is the same as `nil`.
    consuming func withMessage(_ message: String?) -> Self
    /// Appends a field that the user writes in. Their order is that of the screen.
    consuming func addField(_ field: Alert.Field) -> Self
    /// Appends an action. Their order is that of importance: the first is the main one.
    consuming func addAction(_ action: Alert.Action) -> Self
    /// Replaces all actions.
    consuming func withActions(_ actions: [Alert.Action]) -> Self
    /// Emphasises one action by its id, whether it is already added or not.
    consuming func withPreferredAction(_ id: String) -> Self
    consuming func withHeader(_ header: HeaderBar?) -> Self
    /// - Parameter style: what the alert is drawn from; `nil` for the system's own dialog.
    consuming func withStyle(_ style: Alert.Style?) -> Self
    /// - Parameter accessibility: one that says nothing is the same as `nil`.
    consuming func withAccessibility(_ accessibility: Alert.Accessibility?) -> Self
    consuming func withDelivery(_ delivery: Alert.Delivery?) -> Self
    /// - Parameter text: what an app says that cannot show the alert; blank is the same as `nil`.
    consuming func withFallbackText(_ text: String?) -> Self
}
