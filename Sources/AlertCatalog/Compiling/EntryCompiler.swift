import Alerts
import JSON
import Localization

/// Compiles definitions, each by itself: many threads may share one.
struct EntryCompiler: Sendable {
    /// What came out of one definition.
    struct Result {
        /// Without its pool; `nil` when the definition cannot be served at all.
        var entry: CatalogEntry?
        /// Which of the pools has its texts.
        var pool = 0
        var gaps: [SharedGaps.Gap] = []
    }

    let frame: CatalogFrame
    let common: CommonParts

    private var tables: SharedTables { frame.tables }

    /// Why there is no entry is reported to the document.
    ///
    /// - Parameter rows: those of the definition's texts.
    func compile(_ definition: AlertDefinition, _ rows: LocaleRows, in document: SourceDocument) -> Result {
        let resolver = ReferenceResolver(tables: tables, document: document)
        let style = resolver.style(of: definition)
        guard let actions = resolver.actions(of: definition) else { return Result() }
        var variables = definition.variables
        let links = LinkCheck(rules: tables.links, variables: variables, document: document)
        let linkArguments = links.check(definition, actions: actions)
        for name in linkArguments { variables[name]?.entersLink = true }
        let lookup = TextLookup(
            definition: definition, rows: rows, actions: actions, frame: frame, common: common, document: document)
        var result = Result()
        let checked = check(lookup, variables: definition.variables, document: document)
        result.gaps = checked.gaps
        guard let sourceTexts = checked.source else { return result }
        let written = document.json.root.removing("id", "text", "notes", "silence", "$schema").encoded()
        let shape = common.shape(
            written,
            or: AlertShape(
                presentation: definition.presentation, severity: definition.severity, layout: definition.layout,
                dismissible: definition.dismissible, onDismiss: definition.onDismiss, style: style, actions: actions,
                header: definition.header, icon: definition.icon, fields: definition.fields,
                announce: definition.announce, delivery: definition.delivery,
                requires: definition.requires, needs: Self.needs(of: definition, actions: actions),
                namesSection: Self.namesSection(definition, actions: actions), variables: variables,
                linkRules: linkArguments.isEmpty ? nil : tables.links))
        let texts = common.texts.intern(lookup.ownRanges, of: definition.texts.table.utf8)
        let entry = CatalogEntry(
            id: definition.id,
            hash: EntryVersion(tables: tables).hash(
                of: definition, rows: rows.order, actions: actions, shape: written,
                sharedTexts: common.bytes(ofSharedTexts: lookup.sharedKeys),
                style: style.map { bytes(of: $0, named: definition.style) }),
            shape: shape, servable: common.servable(checked.complete),
            texts: AlertTexts(
                slots: common.slots(lookup.places), locales: rows.locales, frame: frame, indices: texts.indices,
                pool: .empty))
        tryOut(entry, shape, sourceTexts, in: document)
        result.entry = entry
        result.pool = texts.pool
        return result
    }

    /// - Parameter texts: the alert's in the source locale.
    private func tryOut(
        _ entry: CatalogEntry, _ shape: AlertShape.Shared, _ texts: [ServedTexts.Text], in document: SourceDocument
    ) {
        let slots = entry.texts.slots
        let isSound = {
            TrialBuild().check(entry, ServedTexts(texts, at: slots.positions, in: served), in: document)
        }
        if texts.contains(where: \.isPattern) {
            _ = isSound()
        } else {
            common.tryOnce(shape, slots, isSound)
        }
    }

    private func bytes(of style: Alert.Style, named reference: StyleReference?) -> [UInt8] {
        guard let reference, reference.overrides == nil else { return CanonicalJSON.encode(style) }
        return common.bytes(of: style, named: reference.name)
    }

    private var served: ServedLocale { ServedLocale(locale: tables.sourceLocale, formatting: tables.sourceLocale) }

    private static func needs(of definition: AlertDefinition, actions: [ActionDefinition]) -> Requirements {
        var needs = definition.requires ?? Requirements()
        for requirements in actions.compactMap(\.requires) { needs.formUnion(requirements) }
        if definition.header != nil { needs.capabilities.insert("header") }
        if !definition.fields.isEmpty { needs.capabilities.insert("fields") }
        return needs
    }

    private static func namesSection(_ definition: AlertDefinition, actions: [ActionDefinition]) -> Bool {
        let trailing = definition.header?.trailing.map(\.effect) ?? []
        return (actions.map(\.effect) + actions.compactMap(\.ownFallback?.effect) + trailing)
            .contains { $0 != $0.withoutSection }
    }

    /// Checks the texts of all locales, the source locale's first.
    ///
    /// - Returns: the places of the locales that have them all, the texts of the source locale when it has, and the
    ///   shared texts whose lack takes the alert out of a locale.
    private func check(
        _ lookup: TextLookup, variables: [String: Variable], document: SourceDocument
    ) -> (complete: [Int], source: [ServedTexts.Text]?, gaps: [SharedGaps.Gap]) {
        var checker = TextChecker(lookup, variables: variables, frame: frame, document: document)
        // Only those of the source locale are looked at again.
        let source = lookup.slots.indices.map { checker.compileSource(slot: $0) }
        let isWhole = !source.contains { $0 == nil }
        var complete: [Int] = []
        complete.reserveCapacity(frame.locales.count)
        var gaps: [SharedGaps.Gap] = []
        for place in frame.locales.indices {
            if place == frame.source ? isWhole : checker.isComplete(in: place) {
                complete.append(place)
            } else if place != frame.source {
                gaps += reportMissing(lookup, in: place, document)
            }
        }
        return (complete, isWhole ? source.compactMap(\.self) : nil, gaps)
    }

    /// The shared texts whose lack takes the alert out of a locale.
    private func reportMissing(_ lookup: TextLookup, in locale: Int, _ document: SourceDocument) -> [SharedGaps.Gap] {
        let missing = lookup.missingKeys(in: locale)
        let tag = frame.locales[locale]
        if missing.own.isEmpty {
            // What no locale has is told where it is used.
            let shared = missing.shared.filter { tables.texts[tables.sourceLocale]?[$0] != nil }
            return Set(shared).map { SharedGaps.Gap(key: $0, locale: tag) }
        }
        if lookup.hasOwnText(in: locale) {
            document.report(
                "text.missing", .info, at: .texts(in: tag),
                "the alert is not served in \(tag), since these texts are missing: "
                    + missing.own.joined(separator: ", "))
        }
        return []
    }
}
