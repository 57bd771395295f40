internal import CICU

/// The tags of ICU's own locales, which are nearly all that devices send, made canonical once.
enum KnownTags {
    private static let tags: [String: LocaleTag] = {
        let list = try? unsafe icuText(capacity: 16_384) { unsafe cicu_tags_known($0, $1, $2) }
        var tags: [String: LocaleTag] = [:]
        for spelling in (list ?? "").split(separator: ",") {
            guard let identifier = LocaleTag.canonicalize(spelling.lowercased()) else { continue }
            tags[spelling.lowercased()] = LocaleTag(canonical: identifier)
        }
        return tags
    }()

    /// Looks a tag up by its spelling in lower case.
    static func tag(_ spelling: String) -> LocaleTag? { tags[spelling] }
}
