import Localization

/// Labels that make the reader look at the question again.
enum YesNoLabels {
    private static let words: [String: Set<String>] = [
        "ar": ["نعم", "لا"], "de": ["ja", "nein"], "en": ["yes", "no"], "es": ["sí", "no"], "fr": ["oui", "non"],
        "it": ["sì", "no"], "ja": ["はい", "いいえ"], "ko": ["예", "네", "아니요", "아니오"], "nl": ["ja", "nee"],
        "pt": ["sim", "não"], "ru": ["да", "нет"], "tr": ["evet", "hayır"], "zh": ["是", "否"],
    ]

    static func findings(for key: String, shown: String, in locale: LocaleTag) -> [TextFinding] {
        guard key.hasPrefix("actions."), let words = words[locale.language], words.contains(shown.lowercased()) else {
            return []
        }
        return [
            TextFinding("label.yes-no", .remark(.warning), "\"\(shown)\" does not say what happens: name the action")
        ]
    }
}
