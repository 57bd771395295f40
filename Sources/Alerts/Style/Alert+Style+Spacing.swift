extension Alert.Style {
    /// From the edges of the container to its content.
    public struct Insets: Sendable, Equatable {
        public var top: Double
        public var leading: Double
        public var bottom: Double
        public var trailing: Double
    }

    /// Between the parts of the content.
    public struct Spacing: Sendable, Equatable {
        public var titleToMessage: Double
        /// The same from a title that no message follows.
        public var messageToButtons: Double
        public var betweenButtons: Double
    }
}

extension Alert.Style.Insets: Codable {
    private enum CodingKeys: String, CodingKey {
        case top, leading, bottom, trailing
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let usual = Alert.Style.default.insets
        top = try values.value(.top, or: usual.top)
        leading = try values.value(.leading, or: usual.leading)
        bottom = try values.value(.bottom, or: usual.bottom)
        trailing = try values.value(.trailing, or: usual.trailing)
    }
}

extension Alert.Style.Spacing: Codable {
    private enum CodingKeys: String, CodingKey {
        case titleToMessage, messageToButtons, betweenButtons
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let usual = Alert.Style.default.spacing
        titleToMessage = try values.value(.titleToMessage, or: usual.titleToMessage)
        messageToButtons = try values.value(.messageToButtons, or: usual.messageToButtons)
        betweenButtons = try values.value(.betweenButtons, or: usual.betweenButtons)
    }
}
