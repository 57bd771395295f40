/// One alert, complete and in one language: what the service answers and what an app shows.
///
/// An alert comes out of an ``Alert/Builder`` or out of a payload, so that none exists that was never checked by one
/// side or the other:
/// ```swift
/// let alert = try Alert.Builder(id: "permission.check")
///     .withTitle("Before you start")
///     .withMessage("The diary asks for the camera when you add a picture.")
///     .addConfirmAction("Continue")
///     .addCancelAction("Not now")
///     .build()
/// ```
public struct Alert: Sendable, Equatable {
    /// Where the lines of the alert's language begin.
    public enum Direction: String, Sendable, Codable, CaseIterable {
        case ltr
        case rtl
    }

    /// How much room the alert takes.
    public enum Presentation: String, Sendable, Codable, CaseIterable {
        case alert
        /// Choices from the edge of the screen; on large screens they are anchored to what asked for them.
        case actionSheet
        /// A strip that does not interrupt. It alone can do without actions.
        case banner
        case fullScreen
    }

    /// How loudly it interrupts: WAI-ARIA's `alertdialog` and UIKit's critical severity against an ordinary dialog.
    public enum Severity: String, Sendable, Codable, CaseIterable {
        case standard
        case critical
    }

    /// How the buttons of a dialog stand to each other; a platform that has one way keeps to it.
    public enum Layout: String, Sendable, Codable, CaseIterable {
        /// As the platform does it.
        case auto
        case stacked
        case sideBySide
    }

    /// The version of the payload's form that this module writes.
    public static let currentSchema = 1

    public internal(set) var schema = Self.currentSchema
    /// Lower-case words joined by `.` or `-`, at most 128 bytes.
    public internal(set) var id: String
    /// Equal for equal definitions, on every replica; absent from an alert that an app builds itself.
    public internal(set) var version: String?
    /// The BCP 47 tag of the language of all texts; absent from an alert that an app builds itself.
    public internal(set) var locale: String?
    public internal(set) var direction = Direction.ltr
    public internal(set) var presentation = Presentation.alert
    public internal(set) var severity = Severity.standard
    public internal(set) var layout = Layout.auto
    /// Whether a tap outside, back and Escape close the alert; they count as ``dismissAction``.
    public internal(set) var dismissible = false
    /// The id of the action that such a closing counts as, when it is not the cancel action.
    public internal(set) var onDismiss: String?
    public internal(set) var icon: Icon?
    /// Plain text without markup.
    public internal(set) var title: String?
    /// Plain text without markup, in which a line feed breaks a line.
    public internal(set) var message: String?
    /// What the alert asks the user to write, in the order of the screen.
    public internal(set) var fields: [Field] = []
    /// In the order of importance, the first the main one; empty in a banner alone.
    public internal(set) var actions: [Action] = []
    public internal(set) var header: HeaderBar?
    /// What the alert is drawn from; absent when the system's own dialog is to be shown.
    public internal(set) var style: Style?
    public internal(set) var accessibility: Accessibility?
    public internal(set) var delivery: Delivery?
    /// What an app says in place of an alert that it cannot show. Plain text.
    public internal(set) var fallbackText: String?

    init(id: String) {
        self.id = id
    }

    /// What a tap outside, back or Escape counts as, and the back button of a header; `nil` only closes the alert.
    public var dismissAction: Action? {
        actions.first { action in
            onDismiss.map { $0 == action.id } ?? (action.role == .cancel)
        }
    }
}
