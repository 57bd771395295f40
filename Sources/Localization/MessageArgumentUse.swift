/// One place of a pattern where an argument is used.
package struct MessageArgumentUse: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// `{name}`.
        case plain
        /// `{n, number, style}`; also `spellout`, `ordinal` and `duration`, which format numbers too.
        case number(style: String)
        case date(style: String)
        case time(style: String)
        /// The selectors in order, `=0` and the like among them.
        case plural(selectors: [String])
        case selectOrdinal(selectors: [String])
        case select(selectors: [String])
        /// The old form, which selects by ranges of numbers.
        case choice
    }

    package let name: String
    package let kind: Kind
    /// Where it begins, in UTF-16 units of the pattern.
    package let offset: Int

    /// Whether the argument's value chooses among texts.
    package var selects: Bool {
        switch kind {
        case .plural, .selectOrdinal, .select, .choice: true
        case .plain, .number, .date, .time: false
        }
    }

    /// Whether there is a format to be made, which can fail where the syntax is right.
    var hasStyle: Bool {
        switch kind {
        case .number, .date, .time, .choice: true
        case .plain, .plural, .selectOrdinal, .select: false
        }
    }
}
