import Localization

/// Labels that make the reader look at the question again: the words of one language for yes and no.
struct YesNoLabels: Sendable {
    private static let words: [String: Set<String>] = [
        "ar": ["نعم", "لا"], "cs": ["ano", "ne"], "da": ["ja", "nej"], "de": ["ja", "nein"], "en": ["yes", "no"],
        "es": ["sí", "no"], "fi": ["kyllä", "ei"], "fr": ["oui", "non"], "it": ["sì", "no"], "ja": ["はい", "いいえ"],
        "ko": ["예", "네", "아니요", "아니오"], "nb": ["ja", "nei"], "nl": ["ja", "nee"], "pl": ["tak", "nie"],
        "pt": ["sim", "não"], "ru": ["да", "нет"], "sv": ["ja", "nej"], "tr": ["evet", "hayır"], "zh": ["是", "否"],
    ]

    /// A label with more bytes says more than a yes or no, whatever stands around it: no word has more than nine.
    static let most = 16

    /// None for a language that they are not known of.
    private let words: Set<String>
    /// What the words begin with, in either case.
    private let beginnings: Set<Unicode.Scalar>

    init(in locale: LocaleTag) {
        words = Self.words[locale.language] ?? []
        beginnings = Set(words.flatMap { [$0, $0.uppercased()] }.compactMap(\.unicodeScalars.first))
    }

    func findings(shown: String) -> [TextFinding] {
        guard shown.utf8.count <= Self.most, mayBeOne(shown), words.contains(Self.word(of: shown)) else { return [] }
        return [
            TextFinding("label.yes-no", .remark(.warning), "\"\(shown)\" does not say what happens: name the action")
        ]
    }

    /// Nearly every label begins with another letter, which is much less to look at.
    private func mayBeOne(_ label: String) -> Bool {
        guard !words.isEmpty, let first = label.unicodeScalars.first else { return false }
        switch first.value {
        // The parts of a Korean syllable, and the sign of kelvins, which is a K.
        case 0x1100...0x11FF, 0x212A: return true
        default: return beginnings.contains(first) || !first.properties.isAlphabetic
        }
    }

    /// Without what stands around it: "No!" says no more than "No".
    private static func word(of label: String) -> String {
        let isAround = { (character: Character) in character.isWhitespace || character.isPunctuation }
        var word = label[...]
        while let first = word.first, isAround(first) { word.removeFirst() }
        while let last = word.last, isAround(last) { word.removeLast() }
        return word.lowercased()
    }
}
