extension Alert.Style {
    /// One colour in light and in dark surroundings, as `#RRGGBB` or `#RRGGBBAA` (CSS Color 4).
    public struct Color: Sendable, Equatable, Codable {
        public let light: String
        public let dark: String

        public init(light: String, dark: String) {
            self.light = light
            self.dark = dark
        }

        var isWellFormed: Bool { Self.isHexadecimal(light) && Self.isHexadecimal(dark) }

        package static func isHexadecimal(_ value: String) -> Bool {
            let isLong = value.utf8.count == 7 || value.utf8.count == 9
            return isLong && value.hasPrefix("#") && value.dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
        }
    }
}
