import Synchronization

/// A message that is compiled when it is first formatted: a catalog has many that nobody asks for, and one takes thousands
/// of bytes.
final class LazyMessage: Sendable {
    private let pattern: [UInt16]
    private let slots: [MessageSlots.Slot]
    private let locale: LocaleTag
    private let compiled = AtomicLazyReference<CompiledMessage>()

    init(pattern: [UInt16], slots: [MessageSlots.Slot], locale: LocaleTag) {
        self.pattern = pattern
        self.slots = slots
        self.locale = locale
    }

    /// Two threads may compile it at once; one of the two results is kept.
    func message() throws(ICUFailure) -> CompiledMessage {
        if let known = compiled.load() { return known }
        return compiled.storeIfNil(try CompiledMessage(pattern: pattern, slots: slots, locale: locale))
    }
}
