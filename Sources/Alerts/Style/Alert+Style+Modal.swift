extension Alert.Style {
    /// How the alert comes onto the screen, in UIKit's words, which other platforms have an equal of.
    public struct Modal: Sendable, Equatable {
        public enum Presentation: String, Sendable, Codable, CaseIterable {
            /// What is behind stays visible through the backdrop.
            case overFullScreen
            case fullScreen
        }

        public enum Transition: String, Sendable, Codable, CaseIterable {
            case crossDissolve
            case coverVertical
        }

        public var presentation: Presentation
        public var transition: Transition
    }
}

extension Alert.Style.Modal: Codable {
    private enum CodingKeys: String, CodingKey {
        case presentation, transition
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let usual = Alert.Style.default.modal
        presentation = try values.word(.presentation, or: usual.presentation)
        transition = try values.word(.transition, or: usual.transition)
    }
}
