extension Alert.Label {
    /// Builds a label; whatever is not said keeps its default.
    ///
    /// ```swift
    /// let label = Alert.Label.Builder()
    ///     .withText("Reserved")
    ///     .withFont(.system(size: 14))
    ///     .withTextColor("white")
    ///     .withTextAlignment(.center)
    ///     .build()
    /// ```
    public struct Builder: BuilderType, Sendable {
        private var label: Alert.Label

        /// No frame, no text, system 14 in `ink`, leading, as many lines as the text needs.
        public init() {
            label = Alert.Label()
        }

        /// Begins with all that a label says already.
        public init(copying label: Alert.Label) {
            self.label = label
        }

        public consuming func withFrame(_ frame: Frame?) -> Self {
            label.frame = frame
            return self
        }

        public consuming func withText(_ text: String) -> Self {
            label.text = text
            return self
        }

        public consuming func withFont(_ font: Alert.Font) -> Self {
            label.font = font
            return self
        }

        /// - Parameter name: one in the style's table of colours.
        public consuming func withTextColor(_ name: String) -> Self {
            label.textColor = name
            return self
        }

        public consuming func withTextAlignment(_ alignment: TextAlignment) -> Self {
            label.textAlignment = alignment
            return self
        }

        /// - Parameter lines: 0 for as many as the text needs.
        public consuming func withLines(_ lines: Int) -> Self {
            label.lines = lines
            return self
        }

        public func build() -> Alert.Label { label }
    }
}
