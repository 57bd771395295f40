package import Localization

/// How the language of one answer was chosen, for whoever asks why.
package struct Negotiation: Sendable {
    /// Which rule of the language decided.
    package enum Rule: String, Sendable {
        case pseudolocale
        case match
        /// Nothing matched, and the alert is complete in the catalog's default locale.
        case defaultLocale
        /// Nothing matched, and the alert is not complete in the default locale.
        case sourceLocale
    }

    package let rule: Rule
    /// The locales in which the alert is complete.
    package let candidates: [LocaleTag]
    package let steps: [MatchStep]
    package let match: LocaleMatch?
    package let locale: LocaleTag
    package let formatting: LocaleTag
}

extension Catalog {
    /// What `CatalogEntry.negotiate` decides, with its reasons.
    package func explain(_ entry: CatalogEntry, for wishes: LanguageWishes) -> Negotiation {
        if let pseudolocale = entry.pseudolocale(for: wishes) {
            return Negotiation(
                rule: .pseudolocale, candidates: entry.locales, steps: [], match: nil, locale: pseudolocale,
                formatting: sourceLocale)
        }
        let match = entry.matcher.match(wishes)
        let fallbackRule: Negotiation.Rule = entry.fallback == defaultLocale ? .defaultLocale : .sourceLocale
        return Negotiation(
            rule: match == nil ? fallbackRule : .match, candidates: entry.locales,
            steps: entry.matcher.explain(wishes), match: match, locale: match?.supported ?? entry.fallback,
            formatting: match?.formatting ?? entry.fallback)
    }
}
