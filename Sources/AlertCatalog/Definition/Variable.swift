/// A value that texts may name, and that a request may give as `arg.NAME`.
package struct Variable: Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        case text
        case number
        /// A day: `2026-11-30`, or a moment, of which the day is shown.
        case date
        /// A moment: `2026-11-30T09:00:00+09:00`.
        case dateTime
        case currency
    }

    package var kind: Kind
    /// What a request that gives no value gets, written as a request would write it.
    package var defaultValue: String?
    /// The ISO 4217 code of a currency.
    package var code: String?
    /// Whether a link names it, which takes a value as it was written.
    var entersLink = false
}

extension Variable {
    /// Whether the reader's time zone can change what is shown.
    var dependsOnTimeZone: Bool { kind == .date || kind == .dateTime }
}

extension Variable.Kind {
    /// What a value must be, as the end of a sentence.
    package var expectation: String {
        switch self {
        case .text: "a text"
        case .number: "a number, such as 1200.5"
        case .date: "a date, such as 2026-11-30"
        case .dateTime: "a time of RFC 3339, such as 2026-11-30T09:00:00Z"
        case .currency: "an amount, such as 12000"
        }
    }
}
