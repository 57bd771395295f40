internal import CICU

/// The tags of ICU's own locales, which are nearly all that devices send, read once so that ICU need not read them again.
enum KnownTags {
    private static let tags: [String: LocaleTag] = {
        var tags: [String: LocaleTag] = [:]
        for spelling in list(aliases: false) {
            tags[spelling.lowercased()] = LocaleTag(canonical: spelling)
        }
        // An alias such as `iw-IL` is not canonical itself.
        for spelling in list(aliases: true) {
            let spelling = spelling.lowercased()
            tags[spelling] = LocaleTag.canonicalize(spelling).map(LocaleTag.init(canonical:))
        }
        return tags
    }()

    private static let languages: [LocaleTag: LikelyLanguage] = {
        let known = Set(tags.values)
        return Dictionary(uniqueKeysWithValues: known.map { ($0, LikelyLanguage($0.likelySubtags)) })
    }()

    private static let canonical = Dictionary(uniqueKeysWithValues: Set(tags.values).map { ($0.identifier, $0) })

    /// Looks a tag up by the one spelling that it has.
    static func canonical(_ spelling: String) -> LocaleTag? { canonical[spelling] }

    /// Looks a tag up by its spelling in lower case.
    static func tag(_ spelling: String) -> LocaleTag? { tags[spelling] }

    static func language(of tag: LocaleTag) -> LikelyLanguage? { languages[tag] }

    private static func list(aliases: Bool) -> [String] {
        let list = try? unsafe icuText(capacity: 16_384) { unsafe cicu_tags_known(aliases, $0, $1, $2) }
        return (list ?? "").split(separator: ",").map(String.init)
    }
}
