import Synchronization

/// An object that is made when it is first asked for: a catalog has many messages that nobody asks for, and what one is
/// formatted with takes thousands of bytes.
@safe struct Lazy<Object: AnyObject & Sendable>: ~Copyable, Sendable {
    /// Retained; written once. An `AtomicLazyReference` takes twenty times as long to read.
    private let made = unsafe Atomic<Unmanaged<Object>?>(nil)

    deinit {
        unsafe made.load(ordering: .acquiring)?.release()
    }

    /// Two threads may make it at once; one of the two is kept.
    func object<Failure>(_ make: () throws(Failure) -> Object) throws(Failure) -> Object {
        if let known = unsafe made.load(ordering: .acquiring) { return unsafe known.takeUnretainedValue() }
        let new = unsafe Unmanaged.passRetained(try make())
        let before = unsafe made.compareExchange(
            expected: nil, desired: new, successOrdering: .releasing, failureOrdering: .acquiring
        ).original
        guard let known = unsafe before else { return unsafe new.takeUnretainedValue() }
        unsafe new.release()
        return unsafe known.takeUnretainedValue()
    }
}
