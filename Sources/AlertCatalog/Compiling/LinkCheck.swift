import Alerts
import JSON

/// Holds the links of a document against the catalog's rules, before any argument is filled in.
struct LinkCheck {
    let rules: LinkRules
    /// `nil` for shared links, whose arguments each alert declares that uses them.
    let variables: [String: Variable]?
    let document: SourceDocument

    /// The arguments of all links that are sound.
    func check(_ definition: AlertDefinition, actions: [ActionDefinition]) -> Set<String> {
        let trailing = definition.header?.trailing ?? []
        let effects = actions.map(\.effect) + actions.compactMap(\.ownFallback?.effect) + trailing.map(\.effect)
        guard effects.contains(where: { $0.url != nil }) else { return [] }
        let places = DefinitionPlaces(in: document)
        var arguments: [String] = []
        for action in actions {
            let place = places.action(action.id)
            arguments += check(action.effect, of: place)
            if let fallback = action.ownFallback {
                arguments += check(fallback.effect, of: place.appending("fallback"))
            }
        }
        for button in trailing { arguments += check(button.effect, of: places.headerPart(button.id)) }
        return Set(arguments)
    }

    /// The arguments of a link, when it is sound.
    ///
    /// - Parameter part: the place of what has the effect. One that is another's, since it is not written there, is not
    ///   reported again.
    @discardableResult
    func check(_ effect: Alert.Effect, of part: JSONPointer) -> [String] {
        guard let url = effect.url else { return [] }
        let effectPlace = part.appending("effect")
        let isOwn = document.json.root.value(at: effectPlace) != nil
        let place = isOwn ? effectPlace.appending("url") : part
        guard let template = LinkTemplate(url) else {
            if isOwn {
                document.report(
                    "link.malformed-argument", at: place, "the link \(url) has a brace that belongs to no {name}")
            }
            return []
        }
        for name in template.arguments where variables.map({ $0[name] == nil }) ?? false {
            document.report(
                "link.undeclared-argument", at: place, "no variable \"\(name)\" is declared, which a link names")
        }
        let faults = faults(of: template, url, effect)
        for (code, member, message) in faults where isOwn {
            document.report(code, at: effectPlace.appending(member), message)
        }
        return faults.isEmpty ? template.arguments : []
    }

    private func faults(
        of template: LinkTemplate, _ url: String, _ effect: Alert.Effect
    ) -> [(code: String, member: String, message: String)] {
        if template.decidesPlace {
            let message = "the link \(url) has an argument before the end of its host, which would let it lead anywhere"
            return [("link.argument-before-path", "url", message)]
        }
        if let objection = rules.objection(to: template.filled { _ in "0" }) {
            return [("link.refused", "url", "the link \(url) \(objection)")]
        }
        if case .openURL(_, .inApp) = effect, !LinkRules.isWebPage(url) {
            let message = "the link \(url) is no web page, and an app can open nothing else in itself"
            return [("link.not-in-app", "target", message)]
        }
        return []
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
