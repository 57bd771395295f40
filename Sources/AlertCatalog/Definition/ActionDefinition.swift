package import Alerts
package import JSON

/// An action without its label: a definition's own, or one of the shared table.
package struct ActionDefinition: Sendable {
    package var id: String
    package var role = Alert.Action.Role.default
    package var preferred = false
    package var dismisses = true
    package var effect = Alert.Effect.dismiss
}

/// How a definition names one of its actions.
package enum ActionReference: Sendable {
    case own(ActionDefinition)
    /// A shared action, with members of it replaced; an effect is merged member by member.
    case shared(id: String, overrides: JSONValue?, pointer: JSONPointer)
}
