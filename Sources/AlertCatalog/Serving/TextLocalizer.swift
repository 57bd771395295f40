import Localization

/// The texts of one alert for one reader.
struct TextLocalizer {
    let entry: CatalogEntry
    let pool: TextPool
    let served: ServedLocale
    let arguments: Arguments

    /// `nil` when the alert has no such text.
    func text(_ key: String) -> String? {
        switch entry.text(key, in: served.locale) {
        case nil: nil
        case .words(let index): pool[index]
        case .pattern(let pattern, let source): format(pattern, source: source)
        }
    }

    /// A pattern is compiled for the locale of its text; a reader elsewhere gets one for theirs.
    private func format(_ pattern: MessagePattern, source: TextPool.Index) -> String {
        guard served.formatting != served.locale,
            let regional = try? MessagePattern(pool[source], locale: served.formatting)
        else { return pattern.format(arguments.values) }
        return regional.format(arguments.values)
    }
}
