import AlertCatalog
import HTTPServer
import Localization

/// What a request says of the reader's languages.
struct RequestedLanguage {
    /// The bytes that the wishes were read from.
    let key: ByteKey
    let wishes: LanguageWishes
    /// Whether `Accept-Language` decided, so that caches must keep languages apart.
    let variesByHeader: Bool
}

/// Languages that were read and negotiated before, so that alerts with arguments need not do it again.
struct LanguageCache {
    private struct Key: Hashable {
        let language: ByteKey
        let position: Int
    }

    private var languages = BoundedCache<ByteKey, RequestedLanguage>(budget: 1 << 20)
    private var served = BoundedCache<Key, ServedLocale>(budget: 1 << 20)

    /// - Throws: `malformedParameter` when `locale` is not a language tag.
    mutating func language(locale: String?, header: [UInt8]) throws(Problem) -> RequestedLanguage {
        // No header holds a NUL, so the two kinds of key never meet.
        let bytes = ByteKey(locale.map { [0] + Array($0.utf8) } ?? header)
        if let language = languages.value(for: bytes) { return language }
        let key = bytes.copy()
        let language = RequestedLanguage(
            key: key, wishes: try Self.wishes(locale: locale, header: header), variesByHeader: locale == nil)
        languages.insert(language, for: key, cost: 512 + 2 * key.bytes.count)
        return language
    }

    mutating func served(at position: Int, of catalog: Catalog, _ language: RequestedLanguage) -> ServedLocale {
        let key = Key(language: language.key, position: position)
        if let served = served.value(for: key) { return served }
        let new = catalog.entries[position].negotiate(language.wishes)
        served.insert(new, for: key, cost: 256 + key.language.bytes.count)
        return new
    }

    private static func wishes(locale: String?, header: [UInt8]) throws(Problem) -> LanguageWishes {
        guard let locale else { return LanguageWishes(acceptLanguage: header) }
        guard let tag = LocaleTag(locale) else {
            throw Problem(.malformedParameter, "\"locale\" is a language tag, such as ko-KR.")
        }
        return LanguageWishes(locale: tag)
    }
}
