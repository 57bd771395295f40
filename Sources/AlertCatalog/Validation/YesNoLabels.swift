import Localization

/// Labels that make the reader look at the question again.
enum YesNoLabels {
    private static let words: [String: Set<String>] = [
        "ar": ["نعم", "لا"], "cs": ["ano", "ne"], "da": ["ja", "nej"], "de": ["ja", "nein"], "en": ["yes", "no"],
        "es": ["sí", "no"], "fi": ["kyllä", "ei"], "fr": ["oui", "non"], "it": ["sì", "no"], "ja": ["はい", "いいえ"],
        "ko": ["예", "네", "아니요", "아니오"], "nb": ["ja", "nei"], "nl": ["ja", "nee"], "pl": ["tak", "nie"],
        "pt": ["sim", "não"], "ru": ["да", "нет"], "sv": ["ja", "nej"], "tr": ["evet", "hayır"], "zh": ["是", "否"],
    ]

    static func findings(for key: String, shown: String, in locale: LocaleTag) -> [TextFinding] {
        guard key.hasPrefix("actions."), let words = words[locale.language], words.contains(word(of: shown)) else {
            return []
        }
        return [
            TextFinding("label.yes-no", .remark(.warning), "\"\(shown)\" does not say what happens: name the action")
        ]
    }

    /// Without what stands around it: "No!" says no more than "No".
    private static func word(of label: String) -> String {
        let isAround = { (character: Character) in character.isWhitespace || character.isPunctuation }
        let word = label.drop(while: isAround).reversed().drop(while: isAround).reversed()
        return String(word).lowercased()
    }
}
