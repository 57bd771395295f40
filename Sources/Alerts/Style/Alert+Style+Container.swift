extension Alert.Style {
    /// The box that holds title, message and buttons.
    public struct Container: Sendable, Equatable {
        /// How buttons stand to each other.
        public enum Layout: String, Sendable, Codable, CaseIterable {
            case vertical
            case horizontal
        }

        public var width: Double
        /// The widest that a text or a button gets.
        public var contentWidth: Double
        public var cornerRadius: Double
        /// The name of a colour.
        public var background: String
        public var layout: Layout
    }
}

extension Alert.Style.Container: Codable {
    private enum CodingKeys: String, CodingKey {
        case width, contentWidth, cornerRadius, background, layout
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let usual = Alert.Style.default.container
        width = try values.value(.width, or: usual.width)
        contentWidth = try values.value(.contentWidth, or: usual.contentWidth)
        cornerRadius = try values.value(.cornerRadius, or: usual.cornerRadius)
        background = try values.value(.background, or: usual.background)
        layout = try values.word(.layout, or: usual.layout)
    }
}
