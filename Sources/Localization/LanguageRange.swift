/// One wish of a reader.
package enum LanguageRange: Hashable, Sendable, CustomStringConvertible {
    case tag(LocaleTag)
    /// `*`: whatever is served by default.
    case any

    package var description: String {
        switch self {
        case .tag(let tag): tag.identifier
        case .any: "*"
        }
    }
}
