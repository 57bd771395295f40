import Alerts

/// How the texts of an alert are named.
enum TextKey {
    private static let single: Set<String> = [
        "title", "message", "fallbackText", "icon.label", "accessibility.label", "accessibility.hint", "header.title",
        "header.back",
    ]

    /// Whether some alert could have such a text.
    static func isKnown(_ key: String) -> Bool {
        if single.contains(key) { return true }
        let steps = key.split(separator: ".", omittingEmptySubsequences: false)
        switch (steps.first, steps.count) {
        case ("actions", 2): return Alert.isValidPartID(String(steps[1]))
        case ("header", 3) where steps[1] == "trailing" || steps[1] == "content":
            return Alert.isValidPartID(String(steps[2]))
        case ("fields", 3) where steps[2] == "label" || steps[2] == "placeholder":
            return Alert.isValidPartID(String(steps[1]))
        default: return false
        }
    }
}
