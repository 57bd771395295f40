/// Language, script and region of a canonical tag; what follows them is not looked at.
struct LocaleSubtags: Hashable {
    let language: String
    var script: String?
    var region: String?
    /// The tag without extensions and private use, with its variants.
    private(set) var base: String

    init(_ identifier: String) {
        let parts = identifier.split(separator: "-", omittingEmptySubsequences: false)
        let plain = parts.prefix { $0.utf8.count > 1 }
        language = plain.first.map(String.init) ?? "und"
        base = plain.isEmpty ? identifier : plain.joined(separator: "-")
        for part in plain.dropFirst() {
            if part.utf8.count == 4, script == nil, region == nil, part.utf8.allSatisfy({ $0 > UInt8(ascii: "9") }) {
                script = String(part)
            } else if region == nil, LocaleSubtags.isRegion(part) {
                region = String(part)
            } else {
                return
            }
        }
    }

    private static func isRegion(_ part: Substring) -> Bool {
        let isNumber = part.utf8.allSatisfy { $0 <= UInt8(ascii: "9") }
        return isNumber ? part.utf8.count == 3 : part.utf8.count == 2
    }
}

extension LocaleTag {
    var subtags: LocaleSubtags { LocaleSubtags(identifier) }

    var withoutExtensions: LocaleTag { LocaleTag(canonical: subtags.base) }
}
