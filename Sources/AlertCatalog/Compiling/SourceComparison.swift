import Localization

/// Holds a translation against the source text: what a translator should have left alone.
struct SourceComparison {
    /// The source text's arguments; none for one that is words alone.
    let source: [MessageArgumentUse]

    /// - Parameter uses: the translation's arguments; none for one that is words alone.
    func findings(in uses: [MessageArgumentUse]) -> [TextFinding] {
        // Most use the same arguments, one by one.
        let isAlike = source.count == uses.count && zip(source, uses).allSatisfy { $0.isAlike($1) }
        return isAlike ? [] : foreignArguments(uses) + foreignSelectors(uses) + lostArguments(uses)
    }

    private func foreignArguments(_ uses: [MessageArgumentUse]) -> [TextFinding] {
        Set(uses.map(\.name)).subtracting(source.map(\.name)).sorted().map {
            TextFinding("text.foreign-argument", .fault, "the source text has no argument \"\($0)\"")
        }
    }

    /// Leaving a selector out is good grammar in some languages; one that the source lacks is never chosen.
    private func foreignSelectors(_ uses: [MessageArgumentUse]) -> [TextFinding] {
        let known = Self.selectors(of: source)
        return Self.selectors(of: uses).sorted { $0.key < $1.key }.compactMap { name, selectors in
            guard let known = known[name] else { return nil }
            let foreign = selectors.subtracting(known).sorted()
            let missing = known.subtracting(selectors).sorted()
            if !foreign.isEmpty {
                return TextFinding(
                    "text.foreign-selector", .fault,
                    "\"\(name)\" selects \(Self.list(foreign)), and in the source text \(Self.list(known.sorted()))")
            }
            if missing.isEmpty { return nil }
            return TextFinding(
                "text.missing-selector", .remark(.info), "\"\(name)\" has no \(Self.list(missing)), as the source has")
        }
    }

    /// What the source shows and does not only select by.
    private func lostArguments(_ uses: [MessageArgumentUse]) -> [TextFinding] {
        let shown = Set(source.filter { !$0.selects }.map(\.name))
        return shown.subtracting(uses.map(\.name)).sorted().map {
            TextFinding("placeholder.mismatch", .remark(.warning), "\"\($0)\" of the source text is not shown")
        }
    }

    private static func selectors(of uses: [MessageArgumentUse]) -> [String: Set<String>] {
        var all: [String: Set<String>] = [:]
        for use in uses {
            if case .select(let selectors) = use.kind { all[use.name, default: []].formUnion(selectors) }
        }
        return all
    }

    private static func list(_ words: [String]) -> String { words.map { "\"\($0)\"" }.joined(separator: ", ") }
}

extension MessageArgumentUse {
    /// Whether a text that uses this instead differs in nothing that is compared.
    fileprivate func isAlike(_ other: MessageArgumentUse) -> Bool {
        guard name == other.name, selects == other.selects else { return false }
        if case .select = kind { return kind == other.kind }
        if case .select = other.kind { return false }
        return true
    }
}
