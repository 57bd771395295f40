import JSON
import Localization

/// Compiles the texts of one alert, the source locale's first, and tells what is wrong with them.
///
/// A fault in the source locale is an error. One in another locale takes the alert out of that locale alone.
struct TextChecker {
    private enum Reading {
        case words
        case pattern(MessagePattern, isFit: Bool)
        case unreadable

        /// Whether the text can be served.
        var isFit: Bool {
            switch self {
            case .words: true
            case .pattern(_, let isFit): isFit
            case .unreadable: false
            }
        }
    }

    private let lookup: TextLookup
    private let frame: CatalogFrame
    private let document: SourceDocument
    private let variables: VariableCheck
    /// The slots of which there may be something to say in some locale.
    private let open: [Int]
    /// The arguments of the source texts, by slot; `nil` for one that cannot be read.
    private var source: [[MessageArgumentUse]?]

    init(_ lookup: TextLookup, variables: [String: Variable], frame: CatalogFrame, document: SourceDocument) {
        self.lookup = lookup
        self.frame = frame
        self.document = document
        self.variables = VariableCheck(variables)
        open = lookup.slots.indices.filter { slot in
            lookup.slots[slot].shared.map { !$0.isQuiet || !$0.isEverywhere } ?? true
        }
        source = Array(repeating: nil, count: lookup.slots.count)
    }

    private var slots: [TextSlot] { lookup.slots }

    /// The text of a slot in the source locale; `nil` when there is none that can be served.
    mutating func compileSource(slot: Int) -> ServedTexts.Text? {
        guard let found = lookup.text(of: slots[slot], in: frame.source) else { return nil }
        switch read(found, of: slot, in: frame.source) {
        case .words:
            source[slot] = []
            return .words(lookup.string(found))
        case .pattern(let pattern, let isFit):
            source[slot] = pattern.arguments
            return isFit ? .pattern(pattern) : nil
        case .unreadable: return nil
        }
    }

    /// Whether each text can be served in another locale. All are looked at, so that all faults are told at once.
    func isComplete(in locale: Int) -> Bool {
        var isComplete = true
        let row = lookup.row(at: locale)
        for slot in open where row.map({ hasPlainText(of: slot, inRow: $0) }) != true {
            let found = lookup.text(of: slots[slot], in: locale)
            if found.map({ read($0, of: slot, in: locale).isFit }) != true { isComplete = false }
        }
        return isComplete
    }

    /// Whether there is a text of which there is nothing to say, as of nearly all: words that fit, where the source has
    /// words.
    private func hasPlainText(of slot: Int, inRow row: Int) -> Bool {
        guard source[slot]?.isEmpty == true else { return false }
        return lookup.sizeOfWords(slots[slot], inRow: row).map(slots[slot].rules.areMet) ?? false
    }

    private func read(_ found: FoundText, of slot: Int, in locale: Int) -> Reading {
        if slots[slot].shared?.isQuiet == true { return .words }
        if lookup.isSpecial(found) {
            let text = lookup.string(found)
            if let fault = ControlCharacters.finding(in: text.utf8) {
                // Of a shared text `SharedTextsChecker` tells it, once.
                if slots[slot].shared == nil { report([fault], found, of: slot, in: locale) }
                return .unreadable
            }
            if MessagePattern.needsFormatting(text.utf8) { return read(pattern: text, found, of: slot, in: locale) }
        }
        // What is found in an inherited text is told of the locale that it is written in.
        if found.locale == locale {
            report(SourceComparison(source: source[slot] ?? []).findings(in: []), found, of: slot, in: locale)
            let wording = slots[slot].rules.findings(shown: lookup.string(found), in: frame.languages[locale])
            report(wording, found, of: slot, in: locale)
        }
        return .words
    }

    private func read(pattern text: String, _ found: FoundText, of slot: Int, in locale: Int) -> Reading {
        let reading = SyntaxCheck.read(text, in: frame.languages[locale])
        // Shared texts are read by `SharedTextsChecker` too, which tells these once and not for each alert.
        var findings = slots[slot].shared == nil ? reading.findings : []
        if let pattern = reading.pattern {
            let extent = WordingExtent(of: pattern.source)
            findings += self.findings(in: pattern, extent, of: slot, isSource: found.locale == frame.source)
            findings += wording(of: pattern, extent, slots[slot].rules, in: frame.languages[found.locale])
        }
        report(findings, found, of: slot, in: locale)
        guard let pattern = reading.pattern else { return .unreadable }
        return .pattern(pattern, isFit: !(reading.findings + findings).contains(where: \.isFault))
    }

    private func findings(
        in pattern: MessagePattern, _ extent: WordingExtent?, of slot: Int, isSource: Bool
    ) -> [TextFinding] {
        let findings = variables.findings(in: pattern, extent)
        guard !isSource, let source = source[slot] else { return findings }
        let foreign = Set(findings.filter(\.isFault).map(\.code))
        // An argument that nobody declares is foreign to the source text as well; once is enough.
        return findings
            + SourceComparison(source: source).findings(in: pattern.arguments).filter { finding in
                !(finding.code == "text.foreign-argument" && foreign.contains("text.undeclared-argument"))
            }
    }

    /// Of all wordings the longest has to fit.
    private func wording(
        of pattern: MessagePattern, _ extent: WordingExtent?, _ rules: TextRules, in language: TextLanguage
    ) -> [TextFinding] {
        // Nothing is said of the others, and formatting costs.
        guard !rules.isEmpty, !(extent.map { fits($0, rules) } ?? false) else { return [] }
        guard pattern.arguments.contains(where: \.selects) else {
            return variables.shown(pattern).map { rules.findings(shown: $0, in: language) } ?? []
        }
        let wordings = variables.wordings(pattern).map { (text: $0, cells: TextLimits.cells(in: $0)) }
        return wordings.max { $0.cells < $1.cells }.map { rules.findings(shown: $0.text, in: language) } ?? []
    }

    /// Whether it is seen without formatting that no wording is too long.
    private func fits(_ extent: WordingExtent, _ rules: TextRules) -> Bool {
        guard !rules.isLabel, let limit = rules.limit else { return false }
        return limit.isMet(by: extent.most + extent.places * variables.longestValue)
    }

    private func report(_ findings: [TextFinding], _ found: FoundText, of slot: Int, in locale: Int) {
        // Nearly always there are none, and then the place costs more than all else.
        guard !findings.isEmpty, found.locale == locale else { return }
        let slot = slots[slot]
        let tag = frame.locales[locale]
        let place = SourceDocument.Place(document: document, pointer: slot.pointer(in: tag))
        for finding in findings {
            finding.report(
                about: "the text \"\(slot.key)\"", in: tag, isSource: locale == frame.source, at: place)
        }
    }
}
