/// What a reader wishes to read and what not, the most wished first.
package struct LanguageWishes: Hashable, Sendable {
    package let ranges: [LanguageRange]
    /// What was given with `q=0`.
    package let excluded: [LanguageRange]

    /// The wish of `?locale=`.
    package init(locale: LocaleTag) {
        ranges = [.tag(locale)]
        excluded = []
    }

    /// Reads `Accept-Language`, with repeated lines joined by commas. Never fails: what makes no sense is skipped.
    package init(acceptLanguage bytes: some Collection<UInt8>) {
        let items = AcceptLanguageReader.items(of: bytes)
        let excluded = items.filter { $0.quality == 0 }.map(\.range)
        // An exclusion holds for the range as it is written; that `fr;q=0` takes out `fr-CA` is for the match to say,
        // where a longer wish may stand against it.
        var wished: [AcceptLanguageReader.Item] = []
        for item in items where item.quality > 0 && !excluded.contains(item.range) {
            // Nearly always the end, as clients write the most wished first.
            let place = wished.lastIndex { $0.quality >= item.quality }.map { $0 + 1 } ?? 0
            wished.insert(item, at: place)
        }
        var ranges: [LanguageRange] = []
        for item in wished where !ranges.contains(item.range) { ranges.append(item.range) }
        self.ranges = ranges
        self.excluded = excluded
    }

    /// Whether the reader said that a locale must not be served.
    ///
    /// The longest range that covers the locale decides: `fr;q=0, fr-CA` allows `fr-CA` alone.
    package func excludes(_ locale: LocaleTag) -> Bool {
        guard let against = excluded.compactMap({ $0.reach(over: locale) }).max() else { return false }
        let inFavour = ranges.compactMap { $0.reach(over: locale) }.max() ?? -1
        return against >= inFavour
    }
}

extension LanguageRange {
    /// How much of a locale the range names, in bytes; nil when it does not cover it (RFC 4647, basic filtering).
    fileprivate func reach(over locale: LocaleTag) -> Int? {
        switch self {
        case .any: return 0
        case .tag(let tag):
            let covers = locale == tag || locale.identifier.hasPrefix(tag.identifier + "-")
            return covers ? tag.identifier.utf8.count : nil
        }
    }
}
