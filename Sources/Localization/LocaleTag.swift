internal import CICU

/// A language tag (BCP 47) in the one spelling that ICU holds canonical.
package struct LocaleTag: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Longer ones are refused: no real tag comes near, and each byte costs time.
    package static let maximumSize = 100

    package static let accentedPseudolocale = LocaleTag(canonical: "en-XA")
    package static let bidiPseudolocale = LocaleTag(canonical: "ar-XB")

    package let identifier: String

    /// Takes `_` for `-` and any case, and replaces what is deprecated: `iw` is `he`. Nil when ill-formed.
    package init?(_ text: String) {
        if let known = KnownTags.canonical(text) {
            self = known
        } else {
            self.init(bytes: text.utf8)
        }
    }

    init?(bytes: some Collection<UInt8>) {
        guard let spelling = TagSpelling(bytes) else { return nil }
        if let known = KnownTags.tag(spelling.text) {
            self = known
            return
        }
        guard let identifier = LocaleTag.canonicalize(spelling.text) else { return nil }
        self.identifier = identifier
    }

    /// For a tag that ICU wrote itself.
    init(canonical identifier: String) {
        self.identifier = identifier
    }

    package var language: String {
        // Most tags are a language alone, and splitting costs.
        identifier.utf8.contains(UInt8(ascii: "-")) ? subtags.language : identifier
    }
    package var script: String? { subtags.script }
    package var region: String? { subtags.region }

    package var isPseudo: Bool { self == .accentedPseudolocale || self == .bidiPseudolocale }

    package var direction: TextDirection {
        let isRightToLeft = unsafe withICUText(identifier) { unsafe cicu_tag_is_right_to_left($0, $1) }
        return isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// The tag with the script and the region that are meant where they are not said: `zh-TW` is `zh-Hant-TW`.
    package var likelySubtags: LocaleTag {
        let likely = try? unsafe icuText(from: identifier, cicu_tag_maximize)
        return likely.map(LocaleTag.init(canonical:)) ?? self
    }

    package var description: String { identifier }

    package static func < (left: LocaleTag, right: LocaleTag) -> Bool { left.identifier < right.identifier }

    static func canonicalize(_ text: String) -> String? {
        try? unsafe icuText(from: text, cicu_tag_canonicalize)
    }
}
