import Synchronization

/// Counts how many do something at once, and lets in no more than there are places.
final class Places: Sendable {
    private let free: Atomic<Int>

    init(_ count: Int) {
        free = Atomic(count)
    }

    /// - Returns: whether there was a place. Whoever has one gives it back.
    func take() -> Bool {
        guard free.subtract(1, ordering: .relaxed).newValue < 0 else { return true }
        giveBack()
        return false
    }

    func giveBack() {
        free.add(1, ordering: .relaxed)
    }
}
