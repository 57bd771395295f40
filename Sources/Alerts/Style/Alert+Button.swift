extension Alert {
    /// A filled box with a label: the look of a button, or of a tag in a header.
    public struct Button: Sendable, Equatable, Codable {
        /// In points; absent for as wide as the label.
        public internal(set) var width: Double?
        /// In points, grown where the label needs it at a large text size; absent for as high as the label.
        public internal(set) var height: Double?
        public internal(set) var cornerRadius: Double = 0
        /// A name in the style's table of colours; absent for none.
        public internal(set) var background: String?
        public internal(set) var label = Label()

        init() {}
    }
}

extension Alert.Button {
    private enum CodingKeys: String, CodingKey {
        case width, height, cornerRadius, background, label
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        width = try values.decodeIfPresent(Double.self, forKey: .width)
        height = try values.decodeIfPresent(Double.self, forKey: .height)
        cornerRadius = try values.value(.cornerRadius, or: 0)
        background = try values.decodeIfPresent(String.self, forKey: .background)
        label = try values.value(.label, or: Alert.Label())
    }
}
