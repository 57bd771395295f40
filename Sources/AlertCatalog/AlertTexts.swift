import Localization

/// The texts of one alert as they are kept: its own by locale, and where the shared ones are found.
///
/// What a locale inherits is looked for when it is served, as it was when the alert was compiled, so that nothing is
/// kept twice.
struct AlertTexts: Sendable {
    let slots: TextSlots
    /// The locales that the alert has texts of its own in.
    let locales: OwnLocales
    let frame: CatalogFrame
    /// A row for each of the locales, with a place for each of the alert's own keys.
    let indices: [TextPool.Index]
    /// Where the texts are; alerts that were compiled at one time have one pool.
    var pool: TextPool

    /// The texts in a locale, in the order of the keys.
    ///
    /// - Returns: `nil` for a locale that lacks one.
    func row(in locale: LocaleTag) -> [String]? {
        let chain = frame.chain(of: locale).map { (locale: $0, row: locales.row(of: $0)) }
        var row: [String] = []
        for slot in slots.all {
            guard let text = chain.lazy.compactMap({ text(of: slot, in: $0.locale, row: $0.row) }).first else {
                return nil
            }
            row.append(text)
        }
        return row
    }

    private func text(of slot: TextSlots.Slot, in locale: LocaleTag, row: Int?) -> String? {
        switch slot.place {
        case .shared(let key): return frame.tables.texts[locale]?[key]
        case .own(let column):
            guard let row else { return nil }
            let index = indices[row * slots.ownCount + column]
            return index == .none ? nil : pool[index]
        }
    }
}
