package import Alerts
package import Localization

/// One definition, compiled: references are followed, and it is known in which locales it can be served.
package struct CatalogEntry: Sendable {
    package internal(set) var id: String
    var hash: EntryVersion.Hash
    let servable: ServableLocales
    var texts: AlertTexts
    private var shared: AlertShape.Shared

    init(
        id: String, hash: EntryVersion.Hash, shape: AlertShape.Shared, servable: ServableLocales, texts: AlertTexts
    ) {
        self.id = id
        self.hash = hash
        self.servable = servable
        self.texts = texts
        shared = shape
    }

    var shape: AlertShape {
        _read { yield shared.shape }
        set { shared = AlertShape.Shared(newValue) }
    }

    /// 16 hexadecimal digits, a hash over the definition and the shared parts that it uses.
    package var version: String { hash.digits }

    /// The locales in which every text is there, sorted; the source locale is among them.
    package var locales: [LocaleTag] { servable.locales }
    /// The locale of readers whose wishes match none of `locales`.
    package var fallback: LocaleTag { servable.fallback }
    var matcher: LocaleMatcher { servable.matcher }

    /// Whether the alert has such a text.
    func hasText(_ key: String) -> Bool { texts.slots.positions[key] != nil }
}

extension CatalogEntry {
    package var presentation: Alert.Presentation { shape.presentation }
    package var severity: Alert.Severity { shape.severity }
    package var layout: Alert.Layout { shape.layout }
    package var dismissible: Bool { shape.dismissible }
    package var onDismiss: String? { shape.onDismiss }
    package var style: Alert.Style? { shape.style }
    package var actions: [ActionDefinition] { shape.actions }
    package var header: HeaderDefinition? { shape.header }
    package var icon: String? { shape.icon }
    package var fields: [FieldDefinition] { shape.fields }
    package var announce: Alert.Accessibility.Announcement? { shape.announce }
    package var delivery: Alert.Delivery? { shape.delivery }
    package var variables: [String: Variable] { shape.variables }
    var requires: Requirements? { shape.requires }
    /// What a client must be able to do to get all of the alert.
    package var needs: Requirements { shape.needs }
    /// Whether an effect of it names a section of the system's settings.
    package var namesSection: Bool { shape.namesSection }
    /// What links must obey once arguments are filled in; `nil` when no link has an argument.
    var linkRules: LinkRules? { shape.linkRules }

    /// Whether a moment is shown, so that the reader's time zone may change the alert.
    package var usesTimeZone: Bool { shape.variables.values.contains(where: \.dependsOnTimeZone) }

    /// Whether arguments go into links, and not into texts alone.
    package var fillsLinks: Bool { shape.linkRules != nil }

    /// Whether anything is shown that readers of one language write differently from region to region.
    var formatsByRegion: Bool { shape.variables.values.contains { $0.kind != .text } }
}
