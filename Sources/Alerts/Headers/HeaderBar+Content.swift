extension HeaderBar {
    /// A piece of custom content, in reading order.
    public struct Content: Sendable, Equatable {
        public enum Kind: String, Sendable, Codable, CaseIterable {
            case label
            /// A short state in a filled box.
            case tag
        }

        /// `[a-z0-9]+(-[a-z0-9]+)*`
        public let id: String
        public let kind: Kind
        public let text: String

        public init(id: String, kind: Kind = .label, text: String) {
            self.id = id
            self.kind = kind
            self.text = text
        }
    }
}

extension HeaderBar.Content: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, kind, text
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        kind = try values.word(.kind, or: .label)
        text = try values.decode(String.self, forKey: .text)
    }
}
