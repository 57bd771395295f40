import Alerts
import JSON

/// Reads actions and their effects.
struct ActionReader {
    let document: SourceDocument

    /// An entry of a definition's list: a shared action's id, or an object that uses one, or an action of its own.
    func reference(_ value: JSONValue, at pointer: JSONPointer) -> ActionReference? {
        if case .string(let id) = value.content { return .shared(id: id, overrides: nil, pointer: pointer) }
        guard var object = ObjectReader(value, at: pointer, in: document) else { return nil }
        if let id = object.string("use") {
            return .shared(id: id, overrides: value.removing("use"), pointer: pointer)
        }
        guard let id = object.required("id") else { return nil }
        return action(id: id, value.removing("id"), at: pointer).map(ActionReference.own)
    }

    /// What is written of an action beside its id.
    func action(id: String, _ value: JSONValue, at pointer: JSONPointer) -> ActionDefinition? {
        guard var object = ObjectReader(value, at: pointer, in: document) else { return nil }
        var action = ActionDefinition(id: id)
        action.role = object.word("role", as: Alert.Action.Role.self) ?? .default
        action.preferred = object.boolean("preferred", default: false)
        action.dismisses = object.boolean("dismisses", default: true)
        if let effect = object.value("effect") {
            action.effect = self.effect(effect, at: pointer.appending("effect")) ?? .dismiss
        }
        action.requires = RequirementsReader(document: document).requirements(in: &object)
        if let fallback = object.value("fallback") {
            action.fallback = self.fallback(fallback, of: action, at: pointer.appending("fallback"))
        }
        object.finish()
        return action
    }

    private func fallback(
        _ value: JSONValue, of action: ActionDefinition, at pointer: JSONPointer
    ) -> ActionReference? {
        if action.requires == nil {
            document.report(
                "fallback.unneeded", .warning, at: pointer, "an action that requires nothing has a fallback")
        }
        return reference(value, at: pointer)
    }

    func effect(_ value: JSONValue, at pointer: JSONPointer) -> Alert.Effect? {
        guard var object = ObjectReader(value, at: pointer, in: document), let type = object.required("type") else {
            return nil
        }
        defer { object.finish() }
        switch type {
        case "dismiss":
            return .dismiss
        case "openURL":
            let target = object.word("target", as: Alert.Effect.URLTarget.self) ?? .browser
            return object.required("url").map { .openURL(url: $0, target: target) }
        case "deepLink":
            return object.required("url").map { .deepLink(url: $0) }
        case "openSettings":
            return .openSettings(section: object.word("section", as: SettingsSection.self)?.rawValue)
        case "openStore":
            return .openStore(ids: object.strings("ids"))
        case "callback":
            let data = object.strings("data")
            return object.required("name").map { .callback(name: $0, data: data) }
        default:
            document.report(
                "effect.unknown", at: pointer.appending("type"),
                "there is no effect \"\(type)\"; there are dismiss, openURL, deepLink, openSettings, openStore and callback"
            )
            return nil
        }
    }
}
