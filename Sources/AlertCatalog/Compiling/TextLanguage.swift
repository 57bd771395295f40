import Localization

/// What checking a text asks of its language, asked once for all the texts in it.
final class TextLanguage: Sendable {
    let locale: LocaleTag
    let direction: TextDirection
    let pluralCategories: Set<String>
    let ordinalCategories: Set<String>
    let yesNoLabels: YesNoLabels

    init(_ locale: LocaleTag) {
        self.locale = locale
        direction = locale.direction
        pluralCategories = PluralRules.categories(of: locale)
        ordinalCategories = PluralRules.categories(of: locale, ordinal: true)
        yesNoLabels = YesNoLabels(in: locale)
    }
}
