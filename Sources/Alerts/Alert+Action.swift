extension Alert {
    /// One button of an alert.
    ///
    /// Role, emphasis and place are three separate things: ``role`` says what pressing it means, ``preferred`` that it
    /// stands out, and the order in ``Alert/actions`` how important it is. Clients lay out by their platform.
    public struct Action: Sendable, Equatable {
        public enum Role: String, Sendable, Codable, CaseIterable {
            case `default`
            /// The safe way out; at most one in an alert.
            case cancel
            case destructive
        }

        /// `[a-z0-9]+(-[a-z0-9]+)*`, never translated: apps test and count by it.
        public internal(set) var id: String
        public internal(set) var role: Role
        /// Whether it stands out; at most one in an alert.
        public internal(set) var preferred: Bool
        public internal(set) var label: String
        /// Whether the alert closes after the effect.
        public internal(set) var dismisses: Bool
        public internal(set) var effect: Effect

        public init(
            id: String, role: Role = .default, preferred: Bool = false, label: String, dismisses: Bool = true,
            effect: Effect = .dismiss
        ) {
            self.id = id
            self.role = role
            self.preferred = preferred
            self.label = label
            self.dismisses = dismisses
            self.effect = effect
        }
    }
}

extension Alert.Action: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, role, preferred, label, dismisses, effect
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        role = try values.word(.role, or: .default)
        preferred = try values.value(.preferred, or: false)
        label = try values.decode(String.self, forKey: .label)
        dismisses = try values.value(.dismisses, or: true)
        effect = try values.value(.effect, or: .dismiss)
    }
}
