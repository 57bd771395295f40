import Localization

/// The locales that alerts have texts of their own in, one object for all the alerts that have the same.
final class OwnLocales: Sendable {
    /// Sorted.
    let all: [LocaleTag]
    private let rows: [LocaleTag: Int]

    init(_ locales: [LocaleTag]) {
        all = locales
        rows = Dictionary(uniqueKeysWithValues: locales.enumerated().map { ($0.element, $0.offset) })
    }

    func row(of locale: LocaleTag) -> Int? { rows[locale] }
}
