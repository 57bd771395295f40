package import Localization

/// The language of one answer.
package struct ServedLocale: Hashable, Sendable {
    /// The locale of the texts: one of the catalog's, or a pseudolocale.
    package let locale: LocaleTag
    /// The locale of numbers and dates: `en-AU` for a reader in Australia of an `en` text.
    package let formatting: LocaleTag

    package init(locale: LocaleTag, formatting: LocaleTag) {
        self.locale = locale
        self.formatting = formatting
    }
}

extension CatalogEntry {
    /// Chooses the language of an alert: the best of those that it is complete in, never a mixture.
    package func negotiate(_ wishes: LanguageWishes) -> ServedLocale {
        if let pseudolocale = pseudolocale(for: wishes) {
            return ServedLocale(locale: pseudolocale, formatting: pseudolocale)
        }
        // Where no region shows, one answer does for the readers of all.
        guard formatsByRegion else {
            let locale = matcher.supported(for: wishes) ?? fallback
            return ServedLocale(locale: locale, formatting: locale)
        }
        guard let match = matcher.match(wishes) else { return ServedLocale(locale: fallback, formatting: fallback) }
        return ServedLocale(locale: match.supported, formatting: match.formatting)
    }

    /// The made-up locale that is asked for by name and before any other.
    func pseudolocale(for wishes: LanguageWishes) -> LocaleTag? {
        guard case .tag(let first)? = wishes.ranges.first, first.isPseudo, !locales.contains(first) else { return nil }
        return first
    }
}
