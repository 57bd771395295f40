extension Alert {
    /// One line of text that the alert asks for.
    public struct Field: Sendable, Equatable {
        /// Which keys the user is offered; it limits nothing by itself.
        public enum Keyboard: String, Sendable, Codable, CaseIterable {
            case text
            case email
            /// Digits alone.
            case number
            case decimal
            case phone
            case url
        }

        /// `[a-z0-9]+(-[a-z0-9]+)*`, never translated.
        public internal(set) var id: String
        public internal(set) var label: String
        /// An example of what to write, shown while nothing is written.
        public internal(set) var placeholder: String?
        public internal(set) var keyboard: Keyboard
        /// Whether what is written is hidden, as for a password.
        public internal(set) var secure: Bool
        public internal(set) var required: Bool
        /// In grapheme clusters; of a field that is left empty only ``required`` is asked.
        public internal(set) var minLength: Int?
        /// In grapheme clusters.
        public internal(set) var maxLength: Int?
        /// The id of the action that can be pressed only while the field is filled in as it asks.
        public internal(set) var gates: String?

        public init(
            id: String, label: String, placeholder: String? = nil, keyboard: Keyboard = .text, secure: Bool = false,
            required: Bool = false, minLength: Int? = nil, maxLength: Int? = nil, gates: String? = nil
        ) {
            self.id = id
            self.label = label
            self.placeholder = placeholder?.unlessBlank
            self.keyboard = keyboard
            self.secure = secure
            self.required = required
            self.minLength = minLength
            self.maxLength = maxLength
            self.gates = gates
        }
    }
}

extension Alert.Field: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, label, placeholder, keyboard, secure, required, minLength, maxLength, gates
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        label = try values.decode(String.self, forKey: .label)
        placeholder = try values.decodeIfPresent(String.self, forKey: .placeholder)
        keyboard = try values.word(.keyboard, or: .text)
        secure = try values.value(.secure, or: false)
        required = try values.value(.required, or: false)
        minLength = try values.decodeIfPresent(Int.self, forKey: .minLength)
        maxLength = try values.decodeIfPresent(Int.self, forKey: .maxLength)
        gates = try values.decodeIfPresent(String.self, forKey: .gates)
    }
}
