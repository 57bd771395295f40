import Localization

/// The locales in which alerts are complete, one object for all the alerts that have the same: most have.
final class ServableLocales: Sendable {
    /// Sorted; the source locale is among them.
    let locales: [LocaleTag]
    /// The locale of readers whose wishes match none of them.
    let fallback: LocaleTag
    let matcher: LocaleMatcher

    init(_ locales: [LocaleTag], tables: SharedTables) {
        self.locales = locales
        fallback = locales.contains(tables.defaultLocale) ? tables.defaultLocale : tables.sourceLocale
        matcher = LocaleMatcher(supported: locales, default: fallback)
    }

    func contains(_ locale: LocaleTag) -> Bool { matcher.isSupported(locale) }
}
