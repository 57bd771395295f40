extension Alert {
    /// A typeface, its size and its weight.
    public struct Font: Sendable, Equatable {
        public enum Weight: String, Sendable, Codable, CaseIterable {
            case regular
            case medium
            case semibold
            case bold
        }

        /// `system` for the platform's own typeface, else the name of one that the app has.
        public let family: String
        /// In points (dp, CSS px) at the standard text size; it scales with the size that the user reads at.
        public let size: Double
        public let weight: Weight

        public init(family: String, size: Double, weight: Weight = .regular) {
            self.family = family
            self.size = size
            self.weight = weight
        }

        public static func system(size: Double, weight: Weight = .regular) -> Self {
            Self(family: "system", size: size, weight: weight)
        }
    }
}

extension Alert.Font: Codable {
    private enum CodingKeys: String, CodingKey {
        case family, size, weight
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        family = try values.value(.family, or: "system")
        size = try values.decode(Double.self, forKey: .size)
        weight = try values.word(.weight, or: .regular)
    }
}
