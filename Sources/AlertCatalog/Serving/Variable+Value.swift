import Localization

extension Variable {
    /// The value that a text stands for; `nil` when it stands for none of this kind.
    func value(of text: String, timeZone: String? = nil) -> MessageValue? {
        switch kind {
        case .text: return .text(text)
        case .number: return Self.number(text)
        case .currency:
            guard let code, Self.isDecimal(text) else { return nil }
            return .currency(amount: text, code: code)
        case .date:
            guard let day = Timestamp(text) else { return nil }
            // A day without a time is that day in every zone.
            let zone = day.offsetMinutes == nil ? nil : timeZone ?? day.zone
            return .date(milliseconds: day.milliseconds, timeZone: zone)
        case .dateTime:
            guard let moment = Timestamp(text), moment.offsetMinutes != nil else { return nil }
            return .dateTime(milliseconds: moment.milliseconds, timeZone: timeZone ?? moment.zone)
        }
    }

    private static func number(_ text: String) -> MessageValue? {
        if let integer = Int64(text) { return .integer(integer) }
        guard isDecimal(text) else { return nil }
        // More digits than a `Double` keeps.
        if text.utf8.count > 15 { return .decimal(text) }
        return Double(text).map(MessageValue.number)
    }

    /// No `0x1p3` or `nan`, which `Double` would read too.
    private static func isDecimal(_ text: String) -> Bool {
        text.utf8.count <= 40 && DecimalText.isInRange(text)
    }
}
