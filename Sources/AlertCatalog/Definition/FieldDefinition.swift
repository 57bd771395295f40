package import Alerts

/// A field without its texts.
package struct FieldDefinition: Sendable {
    package let id: String
    package var keyboard = Alert.Field.Keyboard.text
    package var secure = false
    package var required = false
    package var minLength: Int?
    package var maxLength: Int?
    /// The id of an action.
    package var gates: String?
}
