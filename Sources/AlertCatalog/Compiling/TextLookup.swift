import JSON
import Localization

/// Finds the texts of one alert in every locale: its own, the shared ones that it takes, and those inherited.
///
/// Locales are named by their places in the frame.
struct TextLookup {
    let slots: [TextSlot]
    private let own: OwnTexts
    private let rows: LocaleRows
    private let frame: CatalogFrame

    private var tables: SharedTables { frame.tables }

    /// Reports texts that the source locale lacks, and texts that nothing shows.
    init(
        definition: AlertDefinition, rows: LocaleRows, actions: [ActionDefinition], frame: CatalogFrame,
        common: CommonParts, document: SourceDocument
    ) {
        let own = definition.texts
        self.own = own
        self.frame = frame
        self.rows = rows
        let sourceRow = rows.row(at: frame.source)
        let hasSource = { key in
            sourceRow.flatMap { row in own.column(of: key).flatMap { own.table.place(row: row, column: $0) } } != nil
        }
        let required = Self.requiredKeys(of: definition, actions: actions)
        let optional = Self.optionalKeys(of: definition)
        let shared = Self.sharedLabels(of: definition, actions: actions).filter { !hasSource($0) }
        slots = (optional.filter { hasSource($0) || definition.use[$0] != nil } + required).map { key in
            let sharedKey = definition.use[key] ?? (shared.contains(key) ? key : nil)
            return TextSlot(
                key, shared: sharedKey.map { common.sharedSlot($0, at: key) }, isUsed: definition.use[key] != nil,
                column: own.column(of: key))
        }
        let check = OwnTextsCheck(definition: definition, slots: slots, document: document)
        check.reportConflicts()
        check.reportUnused(optional: optional)
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
            if let shared = slot.shared { return TextSlots.Slot(key: slot.key, place: .shared(shared.key)) }
            column += 1
            return TextSlots.Slot(key: slot.key, place: .own(column))
        }
    }

    /// Where the alert's own texts are among the bytes of the definition's, row by row, in the order of the locales.
    var ownRanges: [Range<Int>?] {
        let columns = slots.filter { $0.shared == nil }.map(\.column)
        let table = own.table
        var ranges: [Range<Int>?] = []
        ranges.reserveCapacity(own.locales.count * columns.count)
        for row in rows.order {
            for column in columns {
                let cell = column.flatMap { table.place(row: row, column: $0) }
                ranges.append(cell.map { table.cells[$0].range })
            }
        }
        return ranges
    }

    /// The text of a slot in a locale; `nil` when it is neither there nor inherited.
    func text(of slot: TextSlot, in locale: Int) -> FoundText? {
        if let shared = slot.shared { return shared.texts[locale] }
        guard let column = slot.column else { return nil }
        return frame.inherited(at: locale) { place in
            rows.row(at: place).flatMap { own.table.place(row: $0, column: column) }
                .map { FoundText(content: .own($0), locale: place) }
        }
    }

    /// The row of the texts that a locale has of its own.
    func row(at locale: Int) -> Int? { rows.row(at: locale) }

    /// The bytes of the alert's own text in a row; `nil` when there is none, or it may be more than words.
    func sizeOfWords(_ slot: TextSlot, inRow row: Int) -> Int? {
        guard let column = slot.column, let cell = own.table.place(row: row, column: column), !own.isSpecial(cell)
        else { return nil }
        return own.table.cells[cell].range.count
    }

    func string(_ found: FoundText) -> String {
        switch found.content {
        case .own(let cell): own.text(cell)
        case .shared(let text): text
        }
    }

    /// Whether a text may be more than words.
    func isSpecial(_ found: FoundText) -> Bool {
        switch found.content {
        case .own(let cell): own.isSpecial(cell)
        case .shared: true
        }
    }

    /// What a locale lacks of the alert's own texts, and of the shared ones.
    func missingKeys(in locale: Int) -> (own: [String], shared: [String]) {
        let missing = slots.filter { text(of: $0, in: locale) == nil }
        return (missing.filter { $0.shared == nil }.map(\.key), missing.compactMap(\.shared?.key))
    }

    /// Whether a translator has begun with a locale.
    func hasOwnText(in locale: Int) -> Bool { rows.row(at: locale) != nil }

    /// The texts of the shared tables that the alert shows, in every locale.
    var sharedKeys: [String] { slots.compactMap(\.shared?.key) }

    private func reportMissing(in document: SourceDocument) {
        for slot in slots where text(of: slot, in: frame.source)?.locale != frame.source {
            let place = slot.shared.map { "in catalog.json, at /text/\(tables.sourceLocale)/\($0.key)" } ?? "here"
            document.report(
                "text.missing-in-source",
                at: .texts(in: tables.sourceLocale),
                "the text \"\(slot.key)\" is missing in the source locale, \(tables.sourceLocale): write it \(place)")
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
