extension HeaderBar {
    /// What the bar is about, on one line.
    public struct Title: Sendable, Equatable {
        public enum Placement: String, Sendable, Codable, CaseIterable {
            /// After the back button.
            case leading
            case center
        }

        public internal(set) var text: String
        public internal(set) var placement: Placement
    }
}

extension HeaderBar.Title: Codable {
    private enum CodingKeys: String, CodingKey {
        case text, placement
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        text = try values.decode(String.self, forKey: .text)
        placement = try values.word(.placement, or: .leading)
    }
}
