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
        guard let name = definition.style else { return nil }
        if let style = tables.styles[name] { return style }
        document.report(
            "reference.unknown-style", at: JSONPointer.root.appending("style"),
            "catalog.json has no style \"\(name)\", at /styles/\(name)")
        return nil
    }

    func checkLinks(of definition: AlertDefinition, actions: [ActionDefinition]) {
        check(actions.map(\.effect), at: JSONPointer.root.appending("actions"))
        let trailing = definition.header?.trailing.map(\.effect) ?? []
        check(trailing, at: JSONPointer.root.appending("header").appending("trailing"))
    }

    private func check(_ effects: [Alert.Effect], at pointer: JSONPointer) {
        for (index, effect) in effects.enumerated() {
            guard let url = effect.url, let objection = tables.links.objection(to: url) else { continue }
            document.report("link.refused", at: pointer.appending(index), "the link \(url) \(objection)")
        }
    }
}

extension Alert.Effect {
    /// Where the effect leads, if it leads anywhere.
    fileprivate var url: String? {
        switch self {
        case .openURL(let url, _), .deepLink(let url): url
        default: nil
        }
    }
}
