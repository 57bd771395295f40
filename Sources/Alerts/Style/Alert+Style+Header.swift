extension Alert.Style {
    /// The measures and looks of a header bar.
    public struct Header: Sendable, Equatable {
        public var height: Double
        /// The name of a colour.
        public var background: String
        /// From the leading edge to the back button.
        public var backInset: Double
        /// Both sides of the back button, which is square; the area that reacts may be larger.
        public var backSize: Double
        /// From the back button to a leading title.
        public var titleSpacing: Double
        /// From the trailing edge to the first trailing button.
        public var trailingInset: Double
        /// From the first trailing button to the second.
        public var trailingSpacing: Double
        public var title: Alert.Label
        /// Trailing buttons that are texts.
        public var trailing: Alert.Label
        public var content: Alert.Label
        public var tag: Alert.Button
    }
}

extension Alert.Style.Header: Codable {
    private enum CodingKeys: String, CodingKey {
        case height, background, backInset, backSize, titleSpacing, trailingInset, trailingSpacing
        case title, trailing, content, tag
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let usual = Alert.Style.default.header
        height = try values.value(.height, or: usual.height)
        background = try values.value(.background, or: usual.background)
        backInset = try values.value(.backInset, or: usual.backInset)
        backSize = try values.value(.backSize, or: usual.backSize)
        titleSpacing = try values.value(.titleSpacing, or: usual.titleSpacing)
        trailingInset = try values.value(.trailingInset, or: usual.trailingInset)
        trailingSpacing = try values.value(.trailingSpacing, or: usual.trailingSpacing)
        title = try values.value(.title, or: usual.title)
        trailing = try values.value(.trailing, or: usual.trailing)
        content = try values.value(.content, or: usual.content)
        tag = try values.value(.tag, or: usual.tag)
    }
}
