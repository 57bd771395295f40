internal import CICU

/// The values of one call in the form that crosses into C: numbers in place, all texts in one piece.
struct MessageBuffer {
    private var values: [CICUValue] = []
    private var text: [UInt8] = []

    init(capacity: Int) {
        // Without room an array lends no storage.
        values.reserveCapacity(max(capacity, 1))
        text.reserveCapacity(64)
    }

    /// ICU shows the name in braces.
    mutating func appendMissing() {
        values.append(CICUValue())
    }

    mutating func appendMissing(shownAs name: String) {
        var value = CICUValue()
        (value.first_start, value.first_size) = put("{\(name)}")
        values.append(value)
    }

    mutating func append(_ value: MessageValue, takesCurrency: Bool, isolating: Bool) {
        var passed = CICUValue()
        switch value {
        case .text(let text):
            passed.kind = CICU_VALUE_TEXT
            (passed.first_start, passed.first_size) = put(isolating ? "\u{2068}\(text)\u{2069}" : text)
        case .integer(let number):
            passed.kind = CICU_VALUE_INTEGER
            passed.integer = number
        case .number(let number):
            passed.kind = CICU_VALUE_NUMBER
            passed.number = number
        case .decimal(let digits):
            passed.kind = CICU_VALUE_DECIMAL
            (passed.first_start, passed.first_size) = put(digits)
        case .currency(let amount, let code):
            passed.kind = takesCurrency ? CICU_VALUE_CURRENCY : CICU_VALUE_DECIMAL
            (passed.first_start, passed.first_size) = put(amount)
            (passed.second_start, passed.second_size) = put(code)
        case .date(let milliseconds, let zone):
            passed.kind = CICU_VALUE_DATE
            passed.number = milliseconds
            (passed.second_start, passed.second_size) = put(zone ?? "")
        case .dateTime(let milliseconds, let zone):
            passed.kind = CICU_VALUE_DATE_TIME
            passed.number = milliseconds
            (passed.second_start, passed.second_size) = put(zone ?? "")
        }
        values.append(passed)
    }

    func withPointers<Result>(_ body: (UnsafePointer<CICUValue>, UnsafePointer<CChar>) -> Result) -> Result {
        unsafe values.withUnsafeBufferPointer { values in
            unsafe text.withUnsafeBytes { text in
                guard let first = values.baseAddress,
                    let characters = unsafe text.assumingMemoryBound(to: CChar.self).baseAddress
                else { preconditionFailure("an array with room has storage") }
                return unsafe body(first, characters)
            }
        }
    }

    private mutating func put(_ part: String) -> (Int32, Int32) {
        let start = text.count
        var part = part
        part.withUTF8 { unsafe text.append(contentsOf: $0) }
        return (Int32(start), Int32(text.count - start))
    }
}
