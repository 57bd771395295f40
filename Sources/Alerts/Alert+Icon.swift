extension Alert {
    /// A picture that goes with the alert, by a name that the app has a picture for.
    public struct Icon: Sendable, Equatable, Codable {
        public internal(set) var name: String
        /// What a screen reader says for it; `nil` for a picture that adds nothing to the words.
        public internal(set) var label: String?

        public init(name: String, label: String? = nil) {
            self.name = name
            self.label = label?.unlessBlank
        }
    }
}
