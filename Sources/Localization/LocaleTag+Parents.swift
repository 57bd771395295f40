internal import CICU

extension LocaleTag {
    /// The locales that this one may inherit texts from, nearest first, without the root.
    ///
    /// They are CLDR's parents: what ICU's data names in `%%Parent`, else the tag cut by its last subtag. The chain
    /// ends where the language or the script would change, since CLDR lets `hi-Latn` inherit from `en-IN`, and cutting
    /// would lead from `zh-TW` to `zh`.
    package var parents: [LocaleTag] {
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
        if let named = namedParent { return named == "und" ? nil : LocaleTag(canonical: named) }
        let base = subtags.base
        if base != identifier { return LocaleTag(canonical: base) }
        guard let cut = base.lastIndex(of: "-") else { return nil }
        let shorter = LocaleTag(canonical: String(base[..<cut]))
        return isSameLanguageAndScript(as: shorter) ? shorter : withLikelyScript
    }

    /// `zh-TW` as `zh-Hant-TW`; nil when the script is said already.
    private var withLikelyScript: LocaleTag? {
        let own = subtags
        guard own.script == nil, let script = likelySubtags.subtags.script else { return nil }
        return LocaleTag(canonical: own.language + "-" + script + own.base.dropFirst(own.language.count))
    }

    private var namedParent: String? {
        let parent = try? unsafe icuText(from: identifier, cicu_tag_explicit_parent)
        return parent?.isEmpty == false ? parent : nil
    }
}
