import Localization

/// The texts of one alert in one served locale, with patterns compiled for the reader's region.
package struct ServedTexts: Sendable {
    /// A text as it is served: words, or a pattern that arguments are filled into.
    enum Text: Sendable {
        case words(String)
        case pattern(MessagePattern)

        var isPattern: Bool {
            if case .pattern = self { true } else { false }
        }
    }

    let served: ServedLocale
    private let positions: [String: Int]
    private let texts: [Text]

    package init(_ entry: CatalogEntry, in served: ServedLocale) {
        let sourceLocale = entry.texts.frame.tables.sourceLocale
        let isWritten = entry.servable.contains(served.locale)
        let row = entry.texts.row(in: isWritten ? served.locale : sourceLocale) ?? []
        let texts = row.map { text in
            isWritten
                ? Text(text, for: served.formatting, in: served.locale)
                : Text(text, madeUpFor: served.locale, from: sourceLocale)
        }
        self.init(texts, at: entry.texts.slots.positions, in: served)
    }

    /// - Parameter positions: the places of keys in the texts.
    init(_ texts: [Text], at positions: [String: Int], in served: ServedLocale) {
        self.served = served
        self.positions = positions
        self.texts = texts
    }

    /// `nil` when the alert has no such text.
    func text(_ key: String, _ rendering: TextRendering) -> String? {
        guard let position = positions[key], texts.indices.contains(position) else { return nil }
        switch texts[position] {
        case .words(let words): return words
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

extension ServedTexts.Text {
    /// A text that was compiled before, when its catalog was, so that reading it does not fail.
    ///
    /// - Parameter formatting: the locale of the numbers and dates in it.
    fileprivate init(_ text: String, for formatting: LocaleTag, in locale: LocaleTag) {
        guard MessagePattern.needsFormatting(text.utf8) else {
            self = .words(text)
            return
        }
        let regional = try? MessagePattern(text, locale: formatting, direction: locale.direction)
        let pattern = regional ?? (formatting == locale ? nil : try? MessagePattern(text, locale: locale))
        self = pattern.map(Self.pattern) ?? .words(text)
    }

    /// Plurals stay those of the source language, whose text it is.
    fileprivate init(_ text: String, madeUpFor pseudolocale: LocaleTag, from sourceLocale: LocaleTag) {
        let transform = pseudolocale == .bidiPseudolocale ? Pseudolocale.bidi : Pseudolocale.accented
        guard MessagePattern.needsFormatting(text.utf8) else {
            self = .words(transform(text))
            return
        }
        let made = try? MessagePattern(transform(text), locale: sourceLocale, direction: pseudolocale.direction)
        self = made.map(Self.pattern) ?? Self(text, for: sourceLocale, in: sourceLocale)
    }
}
