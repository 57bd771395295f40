@testable import Localization

/// One case of `locale/negotiation.json`.
struct NegotiationRow: Decodable {
    let id: String
    let algorithm: String
    let header: String?
    let supported: [String]
    let fallback: String?
    let expected: String?
    let note: String
    let agreesWithICU: Bool

    private enum CodingKeys: String, CodingKey {
        case id, algorithm, supported, expected, note
        case header = "accept_language"
        case fallback = "default"
        case agreesWithICU = "icu72_agrees"
    }

    /// Some cases try several headers in turn.
    private var wishes: [LanguageWishes] {
        let headers = note.contains("\"|\"") ? (header ?? "").split(separator: "|").map(String.init) : [header ?? ""]
        return headers.map { LanguageWishes(acceptLanguage: $0.utf8) }
    }

    private var tags: [LocaleTag] { supported.compactMap { LocaleTag($0) } }

    /// The tag that the service's matcher finds.
    func service() -> String? {
        let matcher = LocaleMatcher(supported: tags, default: fallback.flatMap { LocaleTag($0) })
        return wishes.lazy.compactMap { matcher.match($0)?.supported.identifier }.first
    }

    /// The tag that ICU alone finds for the header as the service reads it.
    func raw() -> String? {
        guard let matcher = RawLocaleMatcher(supported: tags.map(\.identifier), fallback: nil) else { return nil }
        return wishes.lazy.compactMap { wishes in
            let desired = wishes.ranges.filter { $0 != .any }.map(\.description)
            return matcher.match(desired).map { tags[$0.supported].identifier }
        }.first
    }

    /// Whether a match is what the case asks for. Most libraries answer their default, or the first that they support,
    /// where there is none.
    func accepts(_ match: String?) -> Bool {
        guard let expected else { return match == nil }
        return NegotiationRow.canonical(match ?? fallback ?? supported.first ?? "und")
            == NegotiationRow.canonical(expected)
    }

    private static func canonical(_ tag: String) -> String { (LocaleTag(tag)?.identifier ?? tag).lowercased() }
}
