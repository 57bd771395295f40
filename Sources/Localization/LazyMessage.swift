import Synchronization

/// A message that is compiled when it is first formatted: a catalog has many that nobody asks for, and one takes thousands
/// of bytes.
@safe final class LazyMessage: Sendable {
    private let pattern: [UInt16]
    private let slots: [MessageSlots.Slot]
    private let locale: LocaleTag
    /// Retained; written once. An `AtomicLazyReference` takes twenty times as long to read.
    private let compiled = unsafe Atomic<Unmanaged<CompiledMessage>?>(nil)

    init(pattern: [UInt16], slots: [MessageSlots.Slot], locale: LocaleTag) {
        self.pattern = pattern
        self.slots = slots
        self.locale = locale
    }

    deinit {
        unsafe compiled.load(ordering: .acquiring)?.release()
    }

    /// Two threads may compile it at once; one of the two results is kept.
    func message() throws(ICUFailure) -> CompiledMessage {
        if let known = unsafe compiled.load(ordering: .acquiring) { return unsafe known.takeUnretainedValue() }
        let new = unsafe Unmanaged.passRetained(try CompiledMessage(pattern: pattern, slots: slots, locale: locale))
        let before = unsafe compiled.compareExchange(
            expected: nil, desired: new, successOrdering: .releasing, failureOrdering: .acquiring
        ).original
        guard let known = unsafe before else { return unsafe new.takeUnretainedValue() }
        unsafe new.release()
        return unsafe known.takeUnretainedValue()
    }
}
