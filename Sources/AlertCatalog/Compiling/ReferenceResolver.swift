import Alerts
import JSON

/// Follows what a definition names in the shared tables.
struct ReferenceResolver {
    let tables: SharedTables
    let document: SourceDocument

    /// The actions in their order; the default one for an alert that has none. `nil` when one is not to be found.
    func actions(of definition: AlertDefinition) -> [ActionDefinition]? {
        guard definition.actions.isEmpty else {
            let actions = definition.actions.compactMap(action)
            return actions.count == definition.actions.count ? actions : nil
        }
        guard definition.presentation != .banner, let id = tables.defaultAction else { return [] }
        return action(.shared(id: id, overrides: nil, pointer: JSONPointer.root)).map { [$0] }
    }

    private func action(_ reference: ActionReference) -> ActionDefinition? {
        guard var action = follow(reference) else { return nil }
        guard let fallback = action.fallback else { return action }
        guard let other = follow(fallback) else { return nil }
        guard other.requires == nil else {
            document.report(
                "fallback.requires", at: JSONPointer.root.appending("actions"),
                "the fallback of \"\(action.id)\" requires something itself, so that some clients could do neither")
            return nil
        }
        action.fallback = .own(other)
        return action
    }

    /// The action itself, whose fallback may still be a reference.
    private func follow(_ reference: ActionReference) -> ActionDefinition? {
        switch reference {
        case .own(let action): return action
        case .shared(let id, let overrides, let pointer):
            guard let shared = tables.actions[id] else {
                document.report(
                    "reference.unknown-action", at: pointer, "catalog.json has no action \"\(id)\", at /actions/\(id)")
                return nil
            }
            let merged = overrides.map(shared.merging) ?? shared
            return ActionReader(document: document).action(id: id, merged, at: pointer)
        }
    }

    /// `nil` for an alert without a style, and, reported, for one whose style is not to be found.
    func style(of definition: AlertDefinition) -> Alert.Style? {
        guard let reference = definition.style else { return nil }
        guard let style = tables.styles[reference.name] else {
            document.report(
                "reference.unknown-style", at: reference.pointer,
                "catalog.json has no style \"\(reference.name)\", at /styles/\(reference.name)")
            return nil
        }
        guard let overrides = reference.overrides else { return style }
        return StyleReader(document: document)
            .style(style, replacing: overrides, at: reference.pointer.appending("overrides"))
    }
}
