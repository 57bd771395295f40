import Localization

/// What reading a pattern asks ICU of its language, asked once for all the patterns in it.
struct PatternLanguage: Sendable {
    let locale: LocaleTag
    let direction: TextDirection
    let pluralCategories: Set<String>
    let ordinalCategories: Set<String>

    init(_ locale: LocaleTag) {
        self.locale = locale
        direction = locale.direction
        pluralCategories = PluralRules.categories(of: locale)
        ordinalCategories = PluralRules.categories(of: locale, ordinal: true)
    }
}
