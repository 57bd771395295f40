extension Alert {
    /// A named set of tokens, complete enough to draw an alert from.
    ///
    /// Numbers are points (dp, CSS px). Fonts scale with the size that the user reads at. Colours are names, and each
    /// name has its values in the same style, so that no client needs a table of its own.
    public struct Style: Sendable, Equatable {
        public internal(set) var name: String
        public internal(set) var container: Container
        public internal(set) var insets: Insets
        public internal(set) var spacing: Spacing
        public internal(set) var title: Label
        public internal(set) var message: Label
        /// The look of actions with the role `default`.
        public internal(set) var button: Button
        public internal(set) var cancelButton: Button
        public internal(set) var destructiveButton: Button
        /// The name of the colour that dims what is behind the container.
        public internal(set) var backdrop: String
        public internal(set) var modal: Modal
        public internal(set) var header: Header
        /// Every colour that the style names.
        public internal(set) var colors: [String: Color]
    }
}

extension Alert.Style {
    /// The look of an action's button by its role.
    public func button(for role: Alert.Action.Role) -> Alert.Button {
        switch role {
        case .default: button
        case .cancel: cancelButton
        case .destructive: destructiveButton
        }
    }

    /// Every name of a colour that a token has.
    var colorNames: Set<String> {
        let labels = [title, message, header.title, header.trailing, header.content]
        let buttons = [button, cancelButton, destructiveButton, header.tag]
        let names =
            [container.background, backdrop, header.background] + labels.map(\.textColor)
            + buttons.map(\.label.textColor) + buttons.compactMap(\.background)
        return Set(names)
    }

    /// A style that names a colour without a value cannot be drawn.
    func checkColors() throws(BuildError) {
        for name in colorNames.sorted() where colors[name] == nil {
            throw BuildError(.colorUnknown, "the colour \"\(name)\" is not in the table of the style \"\(self.name)\"")
        }
        for (name, color) in colors.sorted(by: { $0.key < $1.key }) where !color.isWellFormed {
            throw BuildError(.colorInvalid, "the colour \"\(name)\" is not two of #RRGGBB or #RRGGBBAA")
        }
    }
}

/// A token that is absent has the value of the default style, so that a catalog writes only what differs, and an app
/// draws the payload of a service that did not know the token yet. Inside a label or a button it is that part's own
/// default.
extension Alert.Style: Codable {
    private enum CodingKeys: String, CodingKey {
        case name, container, insets, spacing, title, message, button, cancelButton, destructiveButton, backdrop
        case modal, header, colors
    }

    /// - Throws: also for a colour that is named and not in the table.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let usual = Self.default
        name = try values.value(.name, or: usual.name)
        container = try values.value(.container, or: usual.container)
        insets = try values.value(.insets, or: usual.insets)
        spacing = try values.value(.spacing, or: usual.spacing)
        title = try values.value(.title, or: usual.title)
        message = try values.value(.message, or: usual.message)
        button = try values.value(.button, or: usual.button)
        cancelButton = try values.value(.cancelButton, or: usual.cancelButton)
        destructiveButton = try values.value(.destructiveButton, or: usual.destructiveButton)
        backdrop = try values.value(.backdrop, or: usual.backdrop)
        modal = try values.value(.modal, or: usual.modal)
        header = try values.value(.header, or: usual.header)
        colors = try values.value(.colors, or: usual.colors)
        do {
            try checkColors()
        } catch {
            throw DecodingError.dataCorruptedError(forKey: .colors, in: values, debugDescription: error.message)
        }
    }
}
