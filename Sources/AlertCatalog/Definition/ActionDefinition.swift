package import Alerts
package import JSON

/// An action without its label: a definition's own, or one of the shared table.
package struct ActionDefinition: Sendable {
    package var id: String
    package var role = Alert.Action.Role.default
    package var preferred = false
    package var dismisses = true
    package var effect = Alert.Effect.dismiss
    package var requires: Requirements?
    /// What a client gets that does not meet `requires`; without one the action is left out.
    package var fallback: ActionReference?

    /// The fallback once its reference is followed.
    var ownFallback: ActionDefinition? {
        if case .own(let action)? = fallback { action } else { nil }
    }
}

/// How a definition names one of its actions.
package indirect enum ActionReference: Sendable {
    case own(ActionDefinition)
    /// A shared action, with members of it replaced; an effect is merged member by member.
    case shared(id: String, overrides: JSONValue?, pointer: JSONPointer)
}
