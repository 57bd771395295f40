package import Alerts
package import Localization

/// One definition, compiled: references are followed, and it is known in which locales it can be served.
package struct CatalogEntry: Sendable {
    /// A text as it is served: words, or a pattern that arguments are filled into.
    enum Text: Sendable {
        case words(TextPool.Index)
        /// Words of a pseudolocale, which stand in no catalog.
        case madeUp(String)
        case pattern(MessagePattern)
    }

    package internal(set) var id: String
    /// 16 hexadecimal digits, a hash over the definition and the shared parts that it uses.
    package internal(set) var version: String
    package internal(set) var presentation: Alert.Presentation
    package let severity: Alert.Severity
    package let layout: Alert.Layout
    package let dismissible: Bool
    package internal(set) var onDismiss: String?
    package internal(set) var style: Alert.Style?
    package internal(set) var actions: [ActionDefinition]
    package internal(set) var header: HeaderDefinition?
    package let icon: String?
    package internal(set) var fields: [FieldDefinition]
    package let announce: Alert.Accessibility.Announcement?
    package let delivery: Alert.Delivery?
    let requires: Requirements?
    /// What a client must be able to do to get all of the alert.
    package let needs: Requirements
    /// Whether an effect of it names a section of the system's settings.
    package let namesSection: Bool
    package let variables: [String: Variable]
    /// What links must obey once arguments are filled in; `nil` when no link has an argument.
    let linkRules: LinkRules?
    let servable: ServableLocales
    /// By locale, in the order of `keys`.
    let texts: [LocaleTag: [Text]]
    /// The place of each text key in a row of `texts`.
    let keys: [String: Int]
    /// Where the words of `texts` are; entries that were compiled at one time have one pool.
    var pool = TextPool.empty
    /// Which texts are the title and the message; others than the usual for a client that cannot show all.
    var titleKey: String? = "title"
    /// The message is all of them, a line for each.
    var messageKeys = ["message"]

    /// The locales in which every text is there, sorted; the source locale is among them.
    package var locales: [LocaleTag] { servable.locales }
    /// The locale of readers whose wishes match none of `locales`.
    package var fallback: LocaleTag { servable.fallback }
    var matcher: LocaleMatcher { servable.matcher }

    /// Whether a moment is shown, so that the reader's time zone may change the alert.
    package var usesTimeZone: Bool { variables.values.contains(where: \.dependsOnTimeZone) }

    /// Whether arguments go into links, and not into texts alone.
    package var fillsLinks: Bool { linkRules != nil }

    /// Whether anything is shown that readers of one language write differently from region to region.
    var formatsByRegion: Bool { variables.values.contains { $0.kind != .text } }
}
