import Alerts
import JSON

/// Follows what the shared tables name among themselves and checks where they lead, whether an alert uses it or not.
///
/// So a fault of what alerts share is told once, where it stands.
struct SharedReferences {
    let document: SourceDocument

    /// The tables with the fallbacks of their actions in place.
    func followed(in tables: SharedTables) -> SharedTables {
        let resolver = ReferenceResolver(tables: tables, document: document)
        let links = LinkCheck(rules: tables.links, variables: nil, document: document)
        if let id = tables.defaultAction, tables.actions[id] == nil {
            document.report(
                "reference.unknown-action", at: JSONPointer.root.appending("defaultAction"),
                "there is no action \"\(id)\", at /actions/\(id)")
        }
        var followed = tables
        for (id, shared) in tables.actions {
            let place = JSONPointer.root.appending("actions").appending(id)
            if !Alert.isValidPartID(id) {
                document.report(
                    "action.id-invalid", at: place, "the action id \"\(id)\" is not lower-case words joined by -")
            }
            let fallback = resolver.fallback(of: shared.definition, at: place.appending("fallback"))
            followed.actions[id]?.definition.fallback = fallback.map(ActionReference.own)
            links.check(shared.definition.effect, of: place)
            if let fallback { links.check(fallback.effect, of: place.appending("fallback")) }
        }
        return followed
    }
}
