internal import CICU

/// One formatting of a message: takes a value for each of its slots, in their order, and then gives the text.
///
/// Values go to ICU one by one and where they are, so that nothing of them is copied on the way.
@safe struct MessageCall: ~Copyable {
    private let message: CompiledMessage
    private let handle: OpaquePointer

    init(_ message: CompiledMessage) {
        self.message = message
        unsafe handle = unsafe message.beginCall()
    }

    deinit {
        unsafe cicu_call_end(handle)
    }

    /// ICU shows the name in braces.
    func addMissing() {
        unsafe add(CICUValue())
    }

    func addMissing(shownAs name: String) {
        add("{\(name)}", as: CICU_VALUE_MISSING)
    }

    /// What is wrong with the value, `append` tells.
    func add(_ value: MessageValue, takesCurrency: Bool, isolating: Bool) {
        switch value {
        case .text(let text): add(isolating ? "\u{2068}\(text)\u{2069}" : text, as: CICU_VALUE_TEXT)
        case .integer(let number):
            unsafe add(CICUValue(CICU_VALUE_INTEGER, integer: number))
        case .number(let number):
            unsafe add(CICUValue(CICU_VALUE_NUMBER, number: number))
        case .decimal(let digits): add(digits, as: CICU_VALUE_DECIMAL)
        case .currency(let amount, let code):
            add(amount, code, as: takesCurrency ? CICU_VALUE_CURRENCY : CICU_VALUE_DECIMAL)
        case .date(let milliseconds, let zone):
            add("", zone ?? "", as: CICU_VALUE_DATE, number: milliseconds)
        case .dateTime(let milliseconds, let zone):
            add("", zone ?? "", as: CICU_VALUE_DATE_TIME, number: milliseconds)
        }
    }

    /// Appends all or nothing.
    func append(to text: inout [UInt8]) throws(ICUFailure) {
        try unsafe appendICUText(capacity: 512, to: &text) { unsafe cicu_call_format(handle, $0, $1, $2) }
    }

    private func add(_ first: String, as kind: CICUValueKind) {
        unsafe withICUText(first) { start, size in
            var value = unsafe CICUValue(kind)
            unsafe (value.first, value.first_size) = unsafe (start, size)
            unsafe add(value)
        }
    }

    private func add(_ first: String, _ second: String, as kind: CICUValueKind, number: Double = 0) {
        unsafe withICUText(first) { start, size in
            unsafe withICUText(second) { secondStart, secondSize in
                var value = unsafe CICUValue(kind, number: number)
                unsafe (value.first, value.first_size) = unsafe (start, size)
                unsafe (value.second, value.second_size) = unsafe (secondStart, secondSize)
                unsafe add(value)
            }
        }
    }

    private func add(_ value: CICUValue) {
        var value = unsafe value
        unsafe cicu_call_add(handle, &value)
    }
}

extension CICUValue {
    fileprivate init(_ kind: CICUValueKind, integer: Int64 = 0, number: Double = 0) {
        unsafe self.init()
        unsafe self.kind = kind
        unsafe self.integer = integer
        unsafe self.number = number
    }
}
