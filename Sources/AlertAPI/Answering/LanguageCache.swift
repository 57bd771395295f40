import AlertCatalog
import HTTPServer
import Localization

/// Languages that were read and negotiated before, so that alerts with arguments need not do it again.
final class LanguageCache {
    private struct Question: Hashable {
        let language: RequestedLanguage
        let alert: CatalogEntries.Shared
    }

    private struct Outcome: Hashable {
        let served: ServedLocale
        let variesByHeader: Bool
    }

    private let policy: CachePolicy
    private let languages = BoundedCache<ByteKey, RequestedLanguage>(budget: 1 << 20)
    private let answers = BoundedCache<Question, AnswerLanguage>(budget: 1 << 20)
    private let outcomes = BoundedCache<Outcome, AnswerLanguage>(budget: 1 << 20)

    init(policy: CachePolicy) {
        self.policy = policy
    }

    /// - Throws: `malformedParameter` when `locale` is not a language tag.
    func language(locale: String?, header: [UInt8]) throws(Problem) -> RequestedLanguage {
        // No header holds a NUL, so the two kinds of key never meet.
        let bytes = ByteKey(locale.map { [0] + Array($0.utf8) } ?? header)
        if let language = languages.value(for: bytes) { return language }
        let key = bytes.copy()
        let language = RequestedLanguage(
            wishes: try Self.wishes(locale: locale, header: header), variesByHeader: locale == nil)
        languages.insert(language, for: key, cost: 512 + 2 * key.bytes.count)
        return language
    }

    /// What the alert is answered in.
    func answer(_ alert: CatalogEntries.Shared, _ language: RequestedLanguage) -> AnswerLanguage {
        let question = Question(language: language, alert: alert)
        if let answer = answers.value(for: question) { return answer }
        let served = alert.entry.negotiate(language.wishes)
        let new = answer(in: served, variesByHeader: language.variesByHeader)
        answers.insert(new, for: question, cost: 512)
        return new
    }

    private func answer(in served: ServedLocale, variesByHeader: Bool) -> AnswerLanguage {
        let outcome = Outcome(served: served, variesByHeader: variesByHeader)
        if let known = outcomes.value(for: outcome) { return known }
        let new = AnswerLanguage(served, variesByHeader: variesByHeader, policy: policy)
        outcomes.insert(new, for: outcome, cost: 2048)
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
