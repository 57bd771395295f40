internal import CICU

/// One `icu::MessageFormat` with the dates that it shows, for one locale.
@safe final class CompiledMessage: Sendable {
    /// Changes only inside, where each call formats with copies that no other call holds; see `cicu_call_begin`.
    private nonisolated(unsafe) let handle: OpaquePointer
    /// Of the arguments, each once.
    let names: [String]
    /// One for each slot.
    let uses: [MessageSlots.Use]

    convenience init(_ syntax: PatternSyntax, locale: LocaleTag) throws(ICUFailure) {
        let slots = MessageSlots(syntax)
        try self.init(pattern: slots.pattern, slots: slots.slots, names: slots.names, locale: locale)
    }

    init(
        pattern: [UInt16], slots: [MessageSlots.Slot], names: [String], locale: LocaleTag
    ) throws(ICUFailure) {
        self.names = names
        uses = slots.map(MessageSlots.Use.init)
        var text: [UInt16] = []
        let described = slots.map { slot in CompiledMessage.describe(slot, text: &text) }
        // An empty array lends no storage, and the C function takes none for "no text".
        text.append(0)
        var status: Int32 = 0
        let handle = unsafe withICUText(locale.identifier) { locale, size in
            unsafe cicu_message_open(
                pattern + [0], Int32(pattern.count), locale, size, described + [CICUSlot()], Int32(described.count),
                text, &status)
        }
        try ICUFailure.check(status)
        guard let handle = unsafe handle else { throw ICUFailure(code: 7) }
        unsafe self.handle = handle
    }

    deinit {
        unsafe cicu_message_close(handle)
    }

    /// Begins a call, which is to end before the message does.
    func beginCall() -> OpaquePointer {
        unsafe cicu_call_begin(handle)
    }

    private static func describe(_ slot: MessageSlots.Slot, text: inout [UInt16]) -> CICUSlot {
        var described = CICUSlot()
        func append(_ part: String) -> (Int32, Int32) {
            let start = text.count
            text += part.utf16
            return (Int32(start), Int32(text.count - start))
        }
        (described.name_start, described.name_size) = append(slot.name)
        switch slot.kind {
        case .plain: described.kind = CICU_SLOT_PLAIN
        case .typed: described.kind = CICU_SLOT_TYPED
        case .date(let style):
            described.kind = CICU_SLOT_DATE
            (described.style_start, described.style_size) = append(style)
        case .time(let style):
            described.kind = CICU_SLOT_TIME
            (described.style_start, described.style_size) = append(style)
        }
        return described
    }
}
