extension Alert {
    /// A piece of text and how it looks. In a style, where only the look counts, its text is empty.
    public struct Label: Sendable, Equatable {
        /// A place in the surrounding view, in points from its leading upper corner.
        public struct Frame: Sendable, Equatable, Codable {
            public let x: Double
            public let y: Double
            public let width: Double
            public let height: Double

            public init(x: Double, y: Double, width: Double, height: Double) {
                self.x = x
                self.y = y
                self.width = width
                self.height = height
            }
        }

        public enum TextAlignment: String, Sendable, Codable, CaseIterable {
            /// Where lines begin in the direction of the text.
            case leading
            case center
            case trailing
        }

        /// Absent where the layout decides.
        public internal(set) var frame: Frame?
        public internal(set) var text = ""
        public internal(set) var font = Font.system(size: 14)
        /// A name in the style's table of colours.
        public internal(set) var textColor = "ink"
        public internal(set) var textAlignment = TextAlignment.leading
        /// The most lines that the text takes; 0 for as many as it needs.
        public internal(set) var lines = 0

        init() {}
    }
}

extension Alert.Label: Codable {
    private enum CodingKeys: String, CodingKey {
        case frame, text, font, textColor, textAlignment, lines
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let usual = Self()
        frame = try values.decodeIfPresent(Frame.self, forKey: .frame)
        text = try values.value(.text, or: usual.text)
        font = try values.value(.font, or: usual.font)
        textColor = try values.value(.textColor, or: usual.textColor)
        textAlignment = try values.word(.textAlignment, or: usual.textAlignment)
        lines = try values.value(.lines, or: usual.lines)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encodeIfPresent(frame, forKey: .frame)
        try values.encodeUnlessEmpty(text, forKey: .text)
        try values.encode(font, forKey: .font)
        try values.encode(textColor, forKey: .textColor)
        try values.encode(textAlignment, forKey: .textAlignment)
        try values.encode(lines, forKey: .lines)
    }
}
