import Alerts

/// All of an alert but its id and its texts. Many alerts have the same, which is kept once.
struct AlertShape: Sendable {
    var presentation: Alert.Presentation
    let severity: Alert.Severity
    let layout: Alert.Layout
    let dismissible: Bool
    var onDismiss: String?
    var style: Alert.Style?
    var actions: [ActionDefinition]
    var header: HeaderDefinition?
    let icon: String?
    var fields: [FieldDefinition]
    let announce: Alert.Accessibility.Announcement?
    let delivery: Alert.Delivery?
    let requires: Requirements?
    let needs: Requirements
    let namesSection: Bool
    let variables: [String: Variable]
    let linkRules: LinkRules?
    /// Which texts are the title and the message; others than the usual for a client that cannot show all.
    var titleKey: String? = "title"
    /// The message is all of them, a line for each.
    var messageKeys = ["message"]

    /// What is kept: a reference, since a shape is large to copy.
    final class Shared: Sendable {
        let shape: AlertShape

        init(_ shape: AlertShape) {
            self.shape = shape
        }
    }
}
