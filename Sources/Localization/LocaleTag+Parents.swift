internal import CICU

extension LocaleTag {
    /// The locales that this one may inherit texts from, nearest first, without the root.
    ///
    /// They are CLDR's parents: what ICU's data names in `%%Parent`, else the tag cut by its last subtag. The chain
    /// ends where the language or the script would change, since CLDR lets `hi-Latn` inherit from `en-IN`, and cutting
    /// would lead from `zh-TW` to `zh`.
    package var parents: [LocaleTag] {
        // A made-up locale has texts of its own only.
        if isPseudo { return [] }
        var chain: [LocaleTag] = []
        var tag = self
        while let parent = tag.parent, !chain.contains(parent), chain.count < 16 {
            guard isSameLanguageAndScript(as: parent) else { break }
            chain.append(parent)
            tag = parent
        }
        return chain
    }

    private var parent: LocaleTag? {
        let base = withoutExtensions
        if base != self { return base }
        let shorter = identifier.lastIndex(of: "-").map { LocaleTag(canonical: String(identifier[..<$0])) }
        if let shorter, !isSameLanguageAndScript(as: shorter), let scripted = withLikelyScript { return scripted }
        guard let named = namedParent else { return shorter }
        return named == "und" ? nil : LocaleTag(canonical: named)
    }

    /// `zh-TW` as `zh-Hant-TW`; nil when the script is said already.
    private var withLikelyScript: LocaleTag? {
        let own = subtags
        guard own.script == nil, let script = likelySubtags.subtags.script else { return nil }
        return LocaleTag(canonical: own.language + "-" + script + identifier.dropFirst(own.language.count))
    }

    private var namedParent: String? {
        let parent = try? unsafe icuText(from: identifier, cicu_tag_explicit_parent)
        return parent?.isEmpty == false ? parent : nil
    }
}
