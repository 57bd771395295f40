/// Language, script and region of a canonical tag.
struct LocaleSubtags: Hashable {
    private(set) var language: String = "und"
    private(set) var script: String?
    private(set) var region: String?
    /// Whether variants, extensions or private use follow.
    private(set) var hasMore = false

    init(_ identifier: String) {
        var isFirst = true
        for part in identifier.split(separator: "-") {
            if isFirst {
                language = String(part)
            } else if script == nil, region == nil, LocaleSubtags.isScript(part.utf8) {
                script = String(part)
            } else if region == nil, LocaleSubtags.isRegion(part.utf8) {
                region = String(part)
            } else {
                hasMore = true
                return
            }
            isFirst = false
        }
    }

    private static func isScript(_ part: Substring.UTF8View) -> Bool {
        part.count == 4 && part.allSatisfy { $0 > UInt8(ascii: "9") }
    }

    private static func isRegion(_ part: Substring.UTF8View) -> Bool {
        part.count == 2 || (part.count == 3 && part.allSatisfy { $0 <= UInt8(ascii: "9") })
    }
}

extension LocaleTag {
    var subtags: LocaleSubtags { LocaleSubtags(identifier) }

    /// Without extensions and private use, which begin with a subtag of one letter; variants stay.
    var withoutExtensions: LocaleTag {
        // Nearly no tag has any, and splitting costs.
        var size = 0
        let hasSingleton = identifier.utf8.contains { byte in
            defer { size = byte == UInt8(ascii: "-") ? 0 : size + 1 }
            return byte == UInt8(ascii: "-") && size == 1
        }
        guard hasSingleton else { return self }
        let parts = identifier.split(separator: "-")
        let plain = parts.prefix { $0.utf8.count > 1 }
        return plain.isEmpty || plain.count == parts.count
            ? self : LocaleTag(canonical: plain.joined(separator: "-"))
    }
}
