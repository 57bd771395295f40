import Localization

/// The texts of one alert in one served locale, with patterns compiled for the reader's region.
package struct ServedTexts: Sendable {
    let served: ServedLocale
    private let keys: [String: Int]
    private let texts: [CatalogEntry.Text]
    private let pool: TextPool

    package init(_ entry: CatalogEntry, of catalog: Catalog, in served: ServedLocale) {
        self.init(entry, sourceLocale: catalog.sourceLocale, in: served)
    }

    init(_ entry: CatalogEntry, sourceLocale: LocaleTag, in served: ServedLocale) {
        self.served = served
        pool = entry.pool
        keys = entry.keys
        if let texts = entry.texts[served.locale] {
            self.texts = served.formatting == served.locale ? texts : texts.map { $0.regional(served) }
        } else {
            let source = entry.texts[sourceLocale] ?? []
            texts = source.map { $0.pseudo(served.locale, sourceLocale, entry.pool) }
        }
    }

    /// `nil` when the alert has no such text.
    func text(_ key: String, _ rendering: TextRendering) -> String? {
        guard let position = keys[key], texts.indices.contains(position) else { return nil }
        switch texts[position] {
        case .words(let index): return pool[index]
        case .madeUp(let words): return words
        case .pattern(let pattern):
            switch rendering {
            case .formatted(let arguments): return pattern.format(arguments.values, isolating: true)
            case .unformatted: return pattern.source
            case .marked: return TextRendering.mark(position)
            }
        }
    }

    package var patternCount: Int { patterns.count }

    /// The patterns by the position that their marks have.
    var patterns: [Int: MessagePattern] {
        var patterns: [Int: MessagePattern] = [:]
        for (position, text) in texts.enumerated() {
            if case .pattern(let pattern) = text { patterns[position] = pattern }
        }
        return patterns
    }
}

/// What becomes of a text that is a pattern.
package enum TextRendering: Sendable {
    case formatted(Arguments)
    /// As it is written, for clients that format.
    case unformatted
    /// A mark in its place, where `AlertTemplate` puts it in later.
    case marked

    /// A character for private use sets marks apart from words.
    static let markEdge = "\u{F8FF}"

    static func mark(_ position: Int) -> String { "\(markEdge)\(position)\(markEdge)" }
}

extension CatalogEntry.Text {
    fileprivate func regional(_ served: ServedLocale) -> CatalogEntry.Text {
        guard case .pattern(let pattern) = self,
            let regional = try? MessagePattern(
                pattern.source, locale: served.formatting, direction: served.locale.direction)
        else { return self }
        return .pattern(regional)
    }

    /// Plurals stay those of the source language, whose text it is.
    fileprivate func pseudo(
        _ pseudolocale: LocaleTag, _ sourceLocale: LocaleTag, _ pool: TextPool
    ) -> CatalogEntry.Text {
        let transform = pseudolocale == .bidiPseudolocale ? Pseudolocale.bidi : Pseudolocale.accented
        switch self {
        case .madeUp: return self
        case .words(let index): return .madeUp(transform(pool[index]))
        case .pattern(let pattern):
            let made = try? MessagePattern(
                transform(pattern.source), locale: sourceLocale, direction: pseudolocale.direction)
            return .pattern(made ?? pattern)
        }
    }
}
