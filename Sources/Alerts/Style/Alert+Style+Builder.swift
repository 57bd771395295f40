extension Alert.Style {
    public typealias BuildError = Alerts.BuildError<Alert.Style>

    /// Builds a style by what makes it differ from another, first of all from the default one.
    ///
    /// ```swift
    /// let autumn = try Alert.Style.Builder(name: "autumn")
    ///     .withBackdrop("leaf")
    ///     .addColor("leaf", light: "#8A4B0880", dark: "#2B170380")
    ///     .build()
    /// ```
    public struct Builder: BuilderType, Sendable {
        private var style: Alert.Style

        /// - Parameters:
        ///   - name: what definitions call it by.
        ///   - style: where its tokens come from as long as they are not replaced.
        public init(name: String, copying style: Alert.Style = .default) {
            self.style = style
            self.style.name = name
        }

        public consuming func withContainer(_ container: Container) -> Self {
            style.container = container
            return self
        }

        public consuming func withInsets(_ insets: Insets) -> Self {
            style.insets = insets
            return self
        }

        public consuming func withSpacing(_ spacing: Spacing) -> Self {
            style.spacing = spacing
            return self
        }

        public consuming func withTitle(_ title: Alert.Label) -> Self {
            style.title = title
            return self
        }

        public consuming func withMessage(_ message: Alert.Label) -> Self {
            style.message = message
            return self
        }

        /// Replaces the look of the actions with a role.
        public consuming func withButton(_ button: Alert.Button, for role: Alert.Action.Role = .default) -> Self {
            switch role {
            case .default: style.button = button
            case .cancel: style.cancelButton = button
            case .destructive: style.destructiveButton = button
            }
            return self
        }

        /// - Parameter name: one in the table of colours.
        public consuming func withBackdrop(_ name: String) -> Self {
            style.backdrop = name
            return self
        }

        public consuming func withModal(_ modal: Modal) -> Self {
            style.modal = modal
            return self
        }

        public consuming func withHeader(_ header: Header) -> Self {
            style.header = header
            return self
        }

        /// Puts a colour into the table, in the place of one of the same name.
        public consuming func addColor(_ name: String, light: String, dark: String) -> Self {
            style.colors[name] = Color(light: light, dark: dark)
            return self
        }

        /// - Throws: when a token names a colour that is not in the table, or a colour cannot be read.
        public func build() throws(BuildError) -> Alert.Style {
            try style.checkColors()
            return style
        }
    }
}

extension BuildError<Alert.Style>.Code {
    /// A token names a colour that is not in the table.
    public static var colorUnknown: Self { Self(rawValue: "color.unknown") }
    /// A colour is not written as `#RRGGBB` or `#RRGGBBAA`.
    public static var colorInvalid: Self { Self(rawValue: "color.invalid") }
}
