/// Which words of an alert stand on which line.
struct PlainTextLayout {
    let alert: Alert

    var text: String {
        let words = [icon, alert.title, alert.message].compactMap(\.self).joined(separator: "\n")
        let actions = alert.actions.enumerated().map { line($0.element, number: $0.offset + 1) }
        let fields = alert.fields.map(line)
        let blocks = [header, words, fields.joined(separator: "\n"), actions.joined(separator: "\n")]
        return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n").withoutControls
    }

    /// Only what a screen reader says of it: a name means nothing to whoever reads.
    private var icon: String? { alert.icon?.label.map { "(\($0))" } }

    private func line(_ field: Alert.Field) -> String {
        var parts = ["\(field.label):", "[\(field.placeholder ?? "")]"]
        if field.required { parts.append("(required)") }
        if field.secure { parts.append("(secure)") }
        if let gate = field.gates { parts.append("-> \(gate)") }
        return parts.joined(separator: " ")
    }

    private var header: String {
        guard let header = alert.header else { return "" }
        let back = header.back ? [["<", header.backLabel].compactMap(\.self).joined(separator: " ")] : []
        let title = header.title.map { [$0.text] } ?? []
        let content = header.content.map { $0.kind == .tag ? "#\($0.text)" : $0.text }
        let trailing = header.trailing.reversed().map { "[\($0.label)]" }
        return (back + title + content + trailing).joined(separator: " | ")
    }

    private func line(_ action: Alert.Action, number: Int) -> String {
        var parts = ["[\(number)]", action.label]
        if action.role != .default { parts.append("(\(action.role.rawValue))") }
        if action.preferred { parts.append("(preferred)") }
        if !action.dismisses { parts.append("(stays)") }
        if let hint = action.effect.hint { parts.append("-> \(hint)") }
        return parts.joined(separator: " ")
    }
}

extension Alert.Effect {
    /// What happens, for whoever cannot press the button.
    fileprivate var hint: String? {
        switch self {
        case .dismiss: nil
        case .openURL(let url, _), .deepLink(let url): "\(type) \(url)"
        case .openSettings(let section): section.map { "\(type) \($0)" } ?? type
        case .openStore: type
        case .callback(let name, _): "\(type) \(name)"
        }
    }
}

extension String {
    /// A terminal obeys control characters, and an argument of a request may bring them.
    fileprivate var withoutControls: String {
        guard unicodeScalars.contains(where: \.isForbidden) else { return self }
        var clean = UnicodeScalarView()
        clean.append(contentsOf: unicodeScalars.map { $0.isForbidden ? "\u{FFFD}" : $0 })
        return String(clean)
    }
}

extension Unicode.Scalar {
    fileprivate var isForbidden: Bool { properties.generalCategory == .control && self != "\n" }
}
