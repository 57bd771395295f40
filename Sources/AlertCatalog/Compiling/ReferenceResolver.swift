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
        guard action.fallback != nil else { return action }
        let fallback = fallback(
            of: action, at: DefinitionPlaces(in: document).action(action.id).appending("fallback"))
        guard let fallback else { return nil }
        action.fallback = .own(fallback)
        return action
    }

    /// What stands in for an action; `nil` when there is nothing or, reported, when it cannot be used.
    ///
    /// - Parameter pointer: its place, which costs looking through the document and is seldom asked for.
    func fallback(
        of action: ActionDefinition, at pointer: @autoclosure () -> JSONPointer
    ) -> ActionDefinition? {
        guard let reference = action.fallback, var fallback = follow(reference) else { return nil }
        guard fallback.requires == nil else {
            document.report(
                "fallback.requires", at: pointer(),
                "the fallback of \"\(action.id)\" requires something itself, so that some clients could do neither")
            return nil
        }
        fallback.fallback = nil
        return fallback
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
            guard let overrides else { return shared.definition }
            return action(id: id, shared, replacing: overrides, at: pointer)
        }
    }

    /// Of what is replaced only an effect is merged: half a requirement or half a fallback is nothing that anybody wrote.
    private func action(
        id: String, _ shared: SharedAction, replacing overrides: JSONValue, at pointer: JSONPointer
    ) -> ActionDefinition? {
        let kept = ["requires", "fallback"].filter { overrides[$0] != nil }
            .reduce(shared.written) { $0.removing($1) }
        let mixed = document.mixed()
        var action = ActionReader(document: mixed).action(id: id, kept.merging(overrides), at: pointer)
        for fault in faults(of: mixed, notOf: shared, at: pointer) { document.report(fault) }
        if overrides["fallback"] == nil { action?.fallback = shared.definition.fallback }
        return action
    }

    /// What is wrong with the shared action by itself is told in catalog.json.
    private func faults(
        of mixed: SourceDocument, notOf shared: SharedAction, at pointer: JSONPointer
    ) -> [Diagnostic] {
        let faults = mixed.diagnostics
        guard !faults.isEmpty else { return [] }
        let alone = document.mixed()
        _ = ActionReader(document: alone).action(id: "", shared.written, at: pointer)
        let known = alone.diagnostics
        return faults.filter { !known.contains($0) }
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
