extension HeaderBar {
    /// A button at the trailing edge: an image, or a text.
    public struct TrailingButton: Sendable, Equatable, Codable {
        /// `[a-z0-9]+(-[a-z0-9]+)*`
        public let id: String
        /// The name of an image that the app has; a button without one shows its label.
        public let image: String?
        /// Shown, or with an image spoken.
        public let label: String
        public let effect: Alert.Effect

        public init(id: String, image: String? = nil, label: String, effect: Alert.Effect = .dismiss) {
            self.id = id
            self.image = image
            self.label = label
            self.effect = effect
        }
    }
}
