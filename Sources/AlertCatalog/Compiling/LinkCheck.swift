import Alerts
import JSON

/// Holds the links of a definition against the catalog's rules, before any argument is filled in.
struct LinkCheck {
    let rules: LinkRules
    let variables: [String: Variable]
    let document: SourceDocument

    /// The arguments of all links that are sound.
    func check(_ definition: AlertDefinition, actions: [ActionDefinition]) -> Set<String> {
        let effects = actions.map(\.effect) + actions.compactMap(\.ownFallback?.effect)
        let own = check(effects, at: JSONPointer.root.appending("actions"))
        let trailing = definition.header?.trailing.map(\.effect) ?? []
        return own.union(check(trailing, at: JSONPointer.root.appending("header").appending("trailing")))
    }

    private func check(_ effects: [Alert.Effect], at pointer: JSONPointer) -> Set<String> {
        var arguments: Set<String> = []
        for (index, effect) in effects.enumerated() {
            guard let url = effect.url else { continue }
            arguments.formUnion(check(url, at: pointer.appending(index)))
        }
        return arguments
    }

    private func check(_ url: String, at pointer: JSONPointer) -> [String] {
        guard let template = LinkTemplate(url) else {
            document.report(
                "link.malformed-argument", at: pointer, "the link \(url) has a brace that belongs to no {name}")
            return []
        }
        for name in template.arguments where variables[name] == nil {
            document.report(
                "link.undeclared-argument", at: pointer, "no variable \"\(name)\" is declared, which a link names")
        }
        if template.decidesPlace {
            document.report(
                "link.argument-before-path", at: pointer,
                "the link \(url) has an argument before the end of its host, which would let it lead anywhere")
            return []
        }
        if let objection = rules.objection(to: template.filled { _ in "0" }) {
            document.report("link.refused", at: pointer, "the link \(url) \(objection)")
            return []
        }
        return template.arguments
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
