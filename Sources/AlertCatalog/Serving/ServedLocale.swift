package import Localization

/// The language of one answer.
package struct ServedLocale: Hashable, Sendable {
    /// The locale of the texts: one of the catalog's.
    package let locale: LocaleTag
    /// The locale of numbers and dates: `en-AU` for a reader in Australia of an `en` text.
    package let formatting: LocaleTag
}

extension CatalogEntry {
    /// Chooses the language of an alert: the best of those that it is complete in, never a mixture.
    package func negotiate(_ wishes: LanguageWishes) -> ServedLocale {
        guard let match = matcher.match(wishes) else { return ServedLocale(locale: fallback, formatting: fallback) }
        return ServedLocale(locale: match.supported, formatting: match.formatting)
    }
}
