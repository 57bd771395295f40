/// The language of a tag under its common name, with the script that is said or meant.
struct LikelyLanguage: Hashable, Sendable {
    let language: String
    let script: String?

    init(_ maximized: LocaleTag) {
        let subtags = maximized.subtags
        // ICU makes one of all other pairs of names when it makes a tag canonical.
        language = subtags.language == "nb" ? "no" : subtags.language
        script = subtags.script
    }
}

extension LocaleTag {
    var likelyLanguage: LikelyLanguage { KnownTags.language(of: self) ?? LikelyLanguage(likelySubtags) }

    /// Whether a reader of one reads the other: the same language under any of its names, in the same likely script.
    package func isSameLanguageAndScript(as other: LocaleTag) -> Bool {
        self == other || likelyLanguage == other.likelyLanguage
    }
}
