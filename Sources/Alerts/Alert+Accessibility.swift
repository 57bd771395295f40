extension Alert {
    /// What screen readers say of the alert beyond its words.
    public struct Accessibility: Sendable, Equatable {
        /// When a screen reader speaks of the alert, in the words of WAI-ARIA's `aria-live`.
        public enum Announcement: String, Sendable, Codable, CaseIterable {
            /// When the reader is done with what it says.
            case polite
            /// At once.
            case assertive
        }

        /// Said in place of the title.
        public internal(set) var label: String?
        /// Said after the title: what the alert is for.
        public internal(set) var hint: String?
        /// `nil` where the platform decides, by the severity.
        public internal(set) var announce: Announcement?

        public init(label: String? = nil, hint: String? = nil, announce: Announcement? = nil) {
            self.label = label?.unlessBlank
            self.hint = hint?.unlessBlank
            self.announce = announce
        }

        var isEmpty: Bool { label == nil && hint == nil && announce == nil }
    }
}

extension Alert.Accessibility: Codable {
    private enum CodingKeys: String, CodingKey {
        case label, hint, announce
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        label = try values.decodeIfPresent(String.self, forKey: .label)
        hint = try values.decodeIfPresent(String.self, forKey: .hint)
        announce = try values.decodeIfPresent(String.self, forKey: .announce).flatMap(Announcement.init)
    }
}
