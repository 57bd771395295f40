import Synchronization

/// A message that is compiled when it is first formatted: a catalog has many that nobody asks for, and one takes thousands
/// of bytes.
final class LazyMessage: Sendable {
    private let pattern: [UInt16]
    private let slots: [MessageSlots.Slot]
    private let locale: LocaleTag
    private let compiled = Mutex<CompiledMessage?>(nil)

    init(pattern: [UInt16], slots: [MessageSlots.Slot], locale: LocaleTag) {
        self.pattern = pattern
        self.slots = slots
        self.locale = locale
    }

    func message() throws(ICUFailure) -> CompiledMessage {
        try compiled.withLock { compiled throws(ICUFailure) in
            if let compiled { return compiled }
            let new = try CompiledMessage(pattern: pattern, slots: slots, locale: locale)
            compiled = new
            return new
        }
    }
}
