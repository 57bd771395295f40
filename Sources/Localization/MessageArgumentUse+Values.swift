extension MessageArgumentUse {
    /// Whether a value of this kind can stand in this place.
    func accepts(_ value: MessageValue) -> Bool {
        switch (kind, value) {
        case (.plain, .decimal(let digits)), (.plain, .currency(let digits, _)): DecimalText.isInRange(digits)
        case (.plain, _): true
        case (.select, .text): true
        case (.select, _): false
        case (.date, .date), (.date, .dateTime), (.time, .date), (.time, .dateTime): true
        case (.date, .number), (.date, .integer), (.time, .number), (.time, .integer): true
        case (.date, _), (.time, _): false
        case (_, .text), (_, .date), (_, .dateTime): false
        case (_, .decimal(let digits)), (_, .currency(let digits, _)): DecimalText.isInRange(digits)
        case (_, .integer), (_, .number): true
        }
    }
}
