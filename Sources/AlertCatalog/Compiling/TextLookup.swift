import JSON
import Localization

/// Finds the texts of one alert in every locale: its own, the shared ones that it takes, and those inherited.
struct TextLookup {
    /// One text and where it stands.
    struct Found {
        let key: String
        let text: String
        /// The locale that it is written in: the one that was looked for, or a parent of it.
        let locale: LocaleTag
        let isShared: Bool
        /// Whether it is known that nothing is to be said of it.
        let isQuiet: Bool
        /// Whether the definition says which shared text it is.
        fileprivate let isUsed: Bool

        /// Its place in the definition, or that of what takes a shared text.
        var pointer: JSONPointer {
            if isUsed { return JSONPointer.root.appending("use").appending(key) }
            return isShared ? JSONPointer.root.appending("actions") : TextLookup.pointer(to: key, in: locale)
        }
    }

    /// Where the text of one key stands, in every locale alike.
    private struct Slot {
        let key: String
        /// The key in the shared texts, for a key that takes its text from there.
        let sharedKey: String?
        let isQuiet: Bool
    }

    /// The texts of one locale of a chain.
    private struct Source {
        let locale: LocaleTag
        let own: [String: String]?
        let shared: [String: String]?
    }

    private let own: LocalizedTexts
    private let frame: CatalogFrame
    private let slots: [Slot]
    private let use: Set<String>

    private var tables: SharedTables { frame.tables }

    /// Reports texts that the source locale lacks, and texts that nothing shows.
    init(
        definition: AlertDefinition, actions: [ActionDefinition], frame: CatalogFrame, common: CommonParts,
        document: SourceDocument
    ) {
        own = definition.texts
        use = Set(definition.use.keys)
        self.frame = frame
        let source = definition.texts[frame.tables.sourceLocale] ?? [:]
        let required = Self.requiredKeys(of: definition, actions: actions)
        let optional = Self.optionalKeys(of: definition).filter { source[$0] != nil || definition.use[$0] != nil }
        let shared = Self.sharedLabels(of: definition, actions: actions).filter { source[$0] == nil }
        slots = (optional + required).map { key in
            let sharedKey = definition.use[key] ?? (shared.contains(key) ? key : nil)
            return Slot(
                key: key, sharedKey: sharedKey, isQuiet: sharedKey.map { common.isQuiet($0, at: key) } ?? false)
        }
        reportConflicts(of: definition, in: document)
        reportUnused(of: definition, in: document)
        reportMissing(in: document)
    }

    /// Labels that stand in the shared tables, unless the definition has its own: those of actions that it only uses.
    private static func sharedLabels(of definition: AlertDefinition, actions: [ActionDefinition]) -> Set<String> {
        let own = definition.actions.flatMap(\.ownIDs)
        return Set(Set(labelled(actions)).subtracting(own).map { "actions.\($0)" })
    }

    /// The ids of actions and of those that may stand in their place, each once.
    private static func labelled(_ actions: [ActionDefinition]) -> [String] {
        let ids = actions.map(\.id)
        let others = Set(actions.compactMap(\.ownFallback?.id)).subtracting(ids)
        return ids + others.sorted()
    }

    /// Keys that an alert shows when it has them.
    private static func optionalKeys(of definition: AlertDefinition) -> [String] {
        let icon = definition.icon == nil ? [] : ["icon.label"]
        return ["title", "message", "accessibility.label", "accessibility.hint", "fallbackText"] + icon
            + definition.fields.map { "fields.\($0.id).placeholder" }
    }

    /// Keys that a part of the alert cannot do without.
    private static func requiredKeys(of definition: AlertDefinition, actions: [ActionDefinition]) -> [String] {
        var keys = labelled(actions).map { "actions.\($0)" } + definition.fields.map { "fields.\($0.id).label" }
        guard let header = definition.header else { return keys }
        if header.back { keys.append("header.back") }
        if header.titlePlacement != nil { keys.append("header.title") }
        keys += header.trailing.map { "header.trailing.\($0.id)" }
        keys += header.content.map { "header.content.\($0.id)" }
        return keys
    }

    /// The slots as an alert keeps them.
    var places: [TextSlots.Slot] {
        var column = -1
        return slots.map { slot in
            if let key = slot.sharedKey { return TextSlots.Slot(key: slot.key, place: .shared(key)) }
            column += 1
            return TextSlots.Slot(key: slot.key, place: .own(column))
        }
    }

    /// The alert's own texts in these locales, row by row.
    func ownTexts(in locales: [LocaleTag]) -> [String?] {
        let keys = slots.filter { $0.sharedKey == nil }.map(\.key)
        return locales.flatMap { locale in
            let texts = own[locale]
            return keys.map { texts?[$0] }
        }
    }

    /// The texts of the alert in one locale, by the place of their keys; `nil` for one that is neither there nor
    /// inherited.
    func texts(in locale: LocaleTag) -> [Found?] {
        let chain = sources(of: locale)
        return slots.map { text(of: $0, along: chain) }
    }

    /// What a row of texts lacks of the alert's own, and of the shared ones.
    func missingKeys(in row: [Found?]) -> (own: [String], shared: [String]) {
        let missing = zip(slots, row).filter { $0.1 == nil }.map(\.0)
        return (missing.filter { $0.sharedKey == nil }.map(\.key), missing.compactMap(\.sharedKey))
    }

    /// Whether a translator has begun with a locale.
    func hasOwnText(in locale: LocaleTag) -> Bool { own[locale]?.isEmpty == false }

    /// The texts of the shared tables that the alert shows, in every locale.
    var sharedKeys: [String] { slots.compactMap(\.sharedKey) }

    private func sources(of locale: LocaleTag) -> [Source] {
        frame.chain(of: locale).map { Source(locale: $0, own: own[$0], shared: frame.tables.texts[$0]) }
    }

    private func text(of slot: Slot, along chain: [Source]) -> Found? {
        for source in chain {
            let text = slot.sharedKey.map { source.shared?[$0] } ?? source.own?[slot.key]
            guard let text else { continue }
            return Found(
                key: slot.key, text: text, locale: source.locale, isShared: slot.sharedKey != nil,
                isQuiet: slot.isQuiet, isUsed: slot.sharedKey != nil && use.contains(slot.key))
        }
        return nil
    }

    private static func pointer(to key: String, in locale: LocaleTag) -> JSONPointer {
        JSONPointer.root.appending("text").appending(locale.identifier).appending(key)
    }

    private func reportMissing(in document: SourceDocument) {
        let source = Source(
            locale: tables.sourceLocale, own: own[tables.sourceLocale], shared: tables.texts[tables.sourceLocale])
        for slot in slots where text(of: slot, along: [source]) == nil {
            let place = slot.sharedKey.map { "in catalog.json, at /text/\(tables.sourceLocale)/\($0)" } ?? "here"
            document.report(
                "text.missing-in-source",
                at: JSONPointer.root.appending("text").appending(tables.sourceLocale.identifier),
                "the text \"\(slot.key)\" is missing in the source locale, \(tables.sourceLocale): write it \(place)")
        }
    }

    private func reportConflicts(of definition: AlertDefinition, in document: SourceDocument) {
        // Every locale takes such a text from the shared tables, so that one of its own is never shown.
        let shadowed = Set(slots.filter { $0.sharedKey != nil }.map(\.key)).subtracting(use)
        for (locale, texts) in definition.texts where !use.isEmpty || !shadowed.isEmpty {
            for key in texts.keys where use.contains(key) {
                document.report(
                    "text.both-own-and-shared", at: Self.pointer(to: key, in: locale),
                    "\"\(key)\" takes a shared text by /use/\(key), so it must not have one of its own")
            }
            for key in texts.keys where shadowed.contains(key) {
                document.report(
                    "text.not-in-source", .warning, at: Self.pointer(to: key, in: locale),
                    "\"\(key)\" takes the shared text, since the source locale has none of its own here")
            }
        }
    }

    private func reportUnused(of definition: AlertDefinition, in document: SourceDocument) {
        let shown = Set(slots.map(\.key))
        let optional = Set(Self.optionalKeys(of: definition))
        for key in definition.use.keys.sorted() where !shown.contains(key) {
            let place = JSONPointer.root.appending("use").appending(key)
            if TextKey.isKnown(key) {
                document.report("text.unused", .warning, at: place, "nothing shows \"\(key)\"")
            } else {
                document.report("text.unknown-key", at: place, "there is no text \"\(key)\" in an alert")
            }
        }
        for (locale, texts) in definition.texts {
            for key in texts.keys where !shown.contains(key) {
                let place = Self.pointer(to: key, in: locale)
                if !TextKey.isKnown(key) {
                    document.report("text.unknown-key", at: place, "there is no text \"\(key)\" in an alert")
                } else if optional.contains(key) {
                    document.report(
                        "text.not-in-source", .warning, at: place,
                        "nothing shows \"\(key)\", since the source locale has none")
                } else {
                    document.report("text.unused", .warning, at: place, "nothing shows \"\(key)\"")
                }
            }
        }
    }
}

extension ActionReference {
    /// The ids that are the definition's own, for which it has the labels.
    fileprivate var ownIDs: [String] {
        guard case .own(let action) = self else { return [] }
        return [action.id] + (action.fallback?.ownIDs ?? [])
    }
}
