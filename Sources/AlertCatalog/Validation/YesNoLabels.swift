import Localization

/// Labels that make the reader look at the question again.
enum YesNoLabels {
    private static let words: [String: Set<String>] = [
        "ar": ["نعم", "لا"], "cs": ["ano", "ne"], "da": ["ja", "nej"], "de": ["ja", "nein"], "en": ["yes", "no"],
        "es": ["sí", "no"], "fi": ["kyllä", "ei"], "fr": ["oui", "non"], "it": ["sì", "no"], "ja": ["はい", "いいえ"],
        "ko": ["예", "네", "아니요", "아니오"], "nb": ["ja", "nei"], "nl": ["ja", "nee"], "pl": ["tak", "nie"],
        "pt": ["sim", "não"], "ru": ["да", "нет"], "sv": ["ja", "nej"], "tr": ["evet", "hayır"], "zh": ["是", "否"],
    ]

    /// A label with more bytes says more than a yes or no, whatever stands around it: no word has more than nine.
    static let most = 16

    /// The words for yes and no; none for a language that they are not known of.
    static func words(in locale: LocaleTag) -> Set<String> { words[locale.language] ?? [] }

    /// - Parameter words: those of the language.
    static func findings(shown: String, _ words: Set<String>) -> [TextFinding] {
        guard shown.utf8.count <= most, words.contains(word(of: shown)) else { return [] }
        return [
            TextFinding("label.yes-no", .remark(.warning), "\"\(shown)\" does not say what happens: name the action")
        ]
    }

    /// Without what stands around it: "No!" says no more than "No".
    private static func word(of label: String) -> String {
        let isWordAlone = label.utf8.allSatisfy { 0x61...0x7A ~= $0 | 0x20 }
        if isWordAlone { return label.lowercased() }
        let isAround = { (character: Character) in character.isWhitespace || character.isPunctuation }
        var word = label[...]
        while let first = word.first, isAround(first) { word.removeFirst() }
        while let last = word.last, isAround(last) { word.removeLast() }
        return word.lowercased()
    }
}
