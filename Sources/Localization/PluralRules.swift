internal import CICU

/// The plural categories that a language distinguishes.
package enum PluralRules {
    /// The categories of a locale; `ordinal` are those of "1st, 2nd". Only `other` when ICU has no data.
    package static func categories(of locale: LocaleTag, ordinal: Bool = false) -> Set<String> {
        let list = try? unsafe icuText(from: locale.identifier) {
            unsafe cicu_plural_categories($0, $1, ordinal, $2, $3, $4)
        }
        return Set((list ?? "other").split(separator: ",").map(String.init))
    }
}
