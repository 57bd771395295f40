import Localization

/// Holds the arguments of a text against the variables that its alert declares.
struct VariableCheck {
    let variables: [String: Variable]
    private let defaults: Arguments?
    /// More cells than a value takes in a wording that is looked at.
    let longestValue: Int

    init(_ variables: [String: Variable]) {
        self.variables = variables
        // A default that does not fit its variable is told where it stands.
        defaults = try? Arguments([:], for: variables)
        longestValue = (variables.values.compactMap { $0.defaultValue?.utf8.count }.max() ?? 0) + 40
    }

    /// - Parameter extent: the pattern's.
    func findings(in pattern: MessagePattern, _ extent: WordingExtent?) -> [TextFinding] {
        var findings: [TextFinding] = []
        var told: Set<String> = []
        for use in pattern.arguments {
            guard let finding = finding(use), told.insert(finding.message).inserted else { continue }
            findings.append(finding)
        }
        if findings.isEmpty, extent?.isVisible != true,
            shown(pattern)?.allSatisfy(\.isWhitespace) == true
        {
            findings.append(TextFinding("text.empty", .fault, "with the defaults of its variables it is empty"))
        }
        return findings
    }

    /// The text with the defaults of its variables; `nil` when one of those cannot be used.
    func shown(_ pattern: MessagePattern) -> String? {
        defaults.map { pattern.format($0.values) }
    }

    /// The text as it can come out, for each of the wordings that one variable chooses among; others have their defaults.
    func wordings(_ pattern: MessagePattern) -> [String] {
        guard let defaults, let usual = shown(pattern) else { return [] }
        let selecting = pattern.arguments.filter(\.selects).prefix(8)
        return [usual]
            + selecting.flatMap { use in
                use.kind.samples.prefix(16).map { sample in
                    var values = MessageValues(minimumCapacity: variables.count)
                    for name in variables.keys where name != use.name {
                        if let value = defaults.values[name] { values.add(name, value) }
                    }
                    values.add(use.name, sample)
                    return pattern.format(values)
                }
            }
    }

    private func finding(_ use: MessageArgumentUse) -> TextFinding? {
        guard let variable = variables[use.name] else {
            return TextFinding("text.undeclared-argument", .fault, "no variable \"\(use.name)\" is declared")
        }
        guard variable.kind.fits(use.kind) else {
            return TextFinding(
                "text.type-mismatch", .fault,
                "\"\(use.name)\" is of type \(variable.kind.rawValue), which cannot be used as \(use.kind.name)")
        }
        if let code = variable.code, let other = use.kind.currency, other != code {
            return TextFinding(
                "text.type-mismatch", .fault, "\"\(use.name)\" is an amount in \(code) and is shown in \(other)")
        }
        guard !use.selects || variable.defaultValue != nil else {
            return TextFinding(
                "variable.selector-without-default", .fault,
                "\"\(use.name)\" selects a wording, so it needs a default")
        }
        return nil
    }
}

extension Variable.Kind {
    fileprivate func fits(_ use: MessageArgumentUse.Kind) -> Bool {
        switch use {
        case .plain: true
        case .number, .plural, .selectOrdinal, .choice: self == .number || self == .currency
        case .date: self == .date || self == .dateTime
        case .time: self == .dateTime
        case .select: self == .text
        }
    }
}

extension MessageArgumentUse.Kind {
    /// Values that choose each of the wordings; numbers of every plural category of some language.
    fileprivate var samples: [MessageValue] {
        switch self {
        case .plural, .selectOrdinal: [0, 1, 2, 3, 4, 5, 11, 20, 100, 1.5].map { .number($0) }
        case .select(let selectors): selectors.map { .text($0) }
        default: []
        }
    }

    fileprivate var name: String {
        switch self {
        case .plain: "a text"
        case .number: "a number"
        case .date: "a date"
        case .time: "a time"
        case .plural: "a plural"
        case .selectOrdinal: "an ordinal"
        case .select: "a select"
        case .choice: "a choice"
        }
    }

    /// The currency that a skeleton such as `::currency/KRW` names itself.
    fileprivate var currency: String? {
        guard case .number(let style) = self, style.hasPrefix("::") else { return nil }
        let stem = style.dropFirst(2).split(separator: " ").first { $0.hasPrefix("currency/") }
        return stem.map { String($0.dropFirst("currency/".count)) }
    }
}
