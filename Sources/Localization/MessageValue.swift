/// The value of one argument, typed by its definition and never guessed.
package enum MessageValue: Hashable, Sendable {
    case text(String)
    case integer(Int64)
    case number(Double)
    /// A number as it is written, such as `1234567890.123456789`, with all its digits.
    case decimal(String)
    /// An amount as it is written, with its ISO 4217 code.
    case currency(amount: String, code: String)
    /// Milliseconds since 1970 began in UTC, shown without the time of day; UTC when no zone is given.
    case date(milliseconds: Double, timeZone: String?)
    /// The same, shown with the time of day.
    case dateTime(milliseconds: Double, timeZone: String?)

    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// Whether ICU comes to an end with it.
    var isInRange: Bool {
        switch self {
        case .decimal(let digits), .currency(let digits, _): DecimalText.isInRange(digits)
        case .text, .integer, .number, .date, .dateTime: true
        }
    }
}
