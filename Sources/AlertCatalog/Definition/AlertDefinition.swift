package import Alerts
package import JSON

/// One alert as it is stored: unlocalised, with its texts in every locale, and with references not yet followed.
package struct AlertDefinition: Sendable {
    package var id: String
    /// A definition that is switched off stays in the catalog and is not served.
    package var enabled = true
    package var presentation = Alert.Presentation.alert
    package var severity = Alert.Severity.standard
    package var layout = Alert.Layout.auto
    package var dismissible = false
    package var onDismiss: String?
    /// Without a style, clients show the system's own dialog.
    package var style: StyleReference?
    package var variables: [String: Variable] = [:]
    package var actions: [ActionReference] = []
    package var header: HeaderDefinition?
    /// The name of the icon.
    package var icon: String?
    package var fields: [FieldDefinition] = []
    package var announce: Alert.Accessibility.Announcement?
    package var delivery: Alert.Delivery?
    package var requires: Requirements?
    /// The id of the alert that clients get which do not meet `requires`.
    package var fallback: String?
    /// Text keys that take a shared text: `["message": "shared.permission-message"]`.
    package var use: [String: String] = [:]
    package var texts = OwnTexts()

    package init(id: String) {
        self.id = id
    }
}

/// How a definition names its style.
package struct StyleReference: Sendable {
    /// The key in the shared tables.
    package let name: String
    /// Single tokens that are other here.
    package let overrides: JSONValue?
    package let pointer: JSONPointer
}

/// A header bar without its texts.
package struct HeaderDefinition: Sendable {
    package struct TrailingButton: Sendable {
        package let id: String
        package let image: String?
        package let effect: Alert.Effect
    }

    package struct Content: Sendable {
        package let id: String
        package let kind: HeaderBar.Content.Kind
    }

    package var back = false
    package var titlePlacement: HeaderBar.Title.Placement?
    package var trailing: [TrailingButton] = []
    package var content: [Content] = []
}
