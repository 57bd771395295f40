import Localization

/// One case of `messages/messageformat.json`.
struct MessageRow: Decodable {
    let id: String
    let pattern: String
    let locale: String
    let arguments: [String: MessageRowArgument]
    let expect: String
    let expected: String?
    let agreesWithICU: Bool
    /// What ICU 72 itself answers.
    let icuOutput: String?
    let icuParses: Bool
    let note: String

    private enum CodingKeys: String, CodingKey {
        case id, pattern, locale, expect, expected, note
        case arguments = "args"
        case agreesWithICU = "icu72_agrees"
        case icuOutput = "icu72_output"
        case icuParses = "icu72_parses"
    }

    /// The values, with dates in the zone that the note names.
    var values: [String: MessageValue] { arguments.compactMapValues { $0.value(timeZone: timeZone) } }

    /// A number as the date that a pattern takes it for.
    func date(_ name: String) -> MessageValue? {
        guard case .integer(let milliseconds) = values[name] else { return nil }
        return .dateTime(milliseconds: Double(milliseconds), timeZone: timeZone)
    }

    private var timeZone: String? {
        note.hasPrefix("time zone ") ? String(note.dropFirst("time zone ".count)) : nil
    }
}

/// A JSON value as an argument; `{"$date": ms}` and `{"$decimal": digits}` are what JSON has no form for.
struct MessageRowArgument: Decodable {
    private enum Value {
        case plain(MessageValue)
        case date(Double)
        case nothing
    }

    private let value: Value

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            value = .nothing
        } else if let flag = try? container.decode(Bool.self) {
            value = .plain(.text(flag ? "true" : "false"))
        } else if let number = try? container.decode(Int64.self) {
            value = .plain(.integer(number))
        } else if let number = try? container.decode(Double.self) {
            value = .plain(.number(number))
        } else if let text = try? container.decode(String.self) {
            value = .plain(.text(text))
        } else if let date = try? container.decode([String: Double].self)["$date"] {
            value = .date(date)
        } else {
            value = .plain(.decimal(try container.decode([String: String].self)["$decimal"] ?? ""))
        }
    }

    func value(timeZone: String?) -> MessageValue? {
        switch value {
        case .plain(let value): value
        case .date(let milliseconds): .dateTime(milliseconds: milliseconds, timeZone: timeZone)
        case .nothing: nil
        }
    }
}
