import Alerts

/// With these arguments a link leads where the catalog does not allow.
package struct RefusedLink: Error, CustomStringConvertible {
    package let description: String
}

/// Fills arguments into the links of effects, and holds what comes out against the rules once more.
struct LinkFilling {
    let rules: LinkRules
    let arguments: Arguments

    func effect(_ effect: Alert.Effect) throws(RefusedLink) -> Alert.Effect {
        switch effect {
        case .openURL(let url, let target): .openURL(url: try link(url), target: target)
        case .deepLink(let url): .deepLink(url: try link(url))
        default: effect
        }
    }

    /// An argument without a value stays visible, as it does in a text.
    private func link(_ url: String) throws(RefusedLink) -> String {
        guard let template = LinkTemplate(url), !template.arguments.isEmpty else { return url }
        let filled = template.filled { arguments.written[$0] ?? "{\($0)}" }
        if let objection = rules.objection(toFilled: filled) { throw RefusedLink(description: "a link \(objection)") }
        return filled
    }
}
