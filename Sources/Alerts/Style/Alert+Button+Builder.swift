extension Alert.Button {
    /// Builds a button's look; whatever is not said keeps its default.
    ///
    /// ```swift
    /// let button = Alert.Button.Builder()
    ///     .withSize(width: 276, height: 44)
    ///     .withCornerRadius(16)
    ///     .withBackground("mainBlue")
    ///     .withLabel(Alert.Label.Builder().withTextColor("white").withTextAlignment(.center).build())
    ///     .build()
    /// ```
    public struct Builder: BuilderType, Sendable {
        private var button: Alert.Button

        /// As large as its label, square corners, no background.
        public init() {
            button = Alert.Button()
        }

        /// Begins with all that a button says already.
        public init(copying button: Alert.Button) {
            self.button = button
        }

        /// - Parameters:
        ///   - width: in points; `nil` for as wide as the label.
        ///   - height: in points; `nil` for as high as the label.
        public consuming func withSize(width: Double?, height: Double?) -> Self {
            button.width = width
            button.height = height
            return self
        }

        public consuming func withCornerRadius(_ radius: Double) -> Self {
            button.cornerRadius = radius
            return self
        }

        /// - Parameter name: one in the style's table of colours.
        public consuming func withBackground(_ name: String?) -> Self {
            button.background = name
            return self
        }

        public consuming func withLabel(_ label: Alert.Label) -> Self {
            button.label = label
            return self
        }

        public func build() -> Alert.Button { button }
    }
}
