import Synchronization

/// Numbers that one thread counts and any may read, in memory of which no other bank has a cache line.
///
/// Counting is a plain load, addition and store: nobody else writes, so nothing has to be locked.
@safe package final class CounterBank: Sendable {
    /// Of the processors that are in use; some fetch two lines of 64 at once.
    private static let cacheLine = 128

    package let count: Int
    /// Set in `init`, freed in `deinit`; what is in it is atomic.
    nonisolated(unsafe) private let counters: UnsafeMutablePointer<Atomic<Int>>

    package init(count: Int) {
        self.count = count
        let bytes = max(count, 1) * MemoryLayout<Atomic<Int>>.stride
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: (bytes + Self.cacheLine - 1) / Self.cacheLine * Self.cacheLine, alignment: Self.cacheLine)
        unsafe counters = unsafe memory.bindMemory(to: Atomic<Int>.self, capacity: count)
        for index in 0..<count { unsafe (counters + index).initialize(to: Atomic(0)) }
    }

    deinit {
        unsafe counters.deinitialize(count: count)
        unsafe UnsafeMutableRawPointer(counters).deallocate()
    }

    package subscript(index: Int) -> Int {
        precondition(index >= 0 && index < count)
        return unsafe counters[index].load(ordering: .relaxed)
    }

    /// For the thread that counts.
    package func add(_ amount: Int, at index: Int) {
        precondition(index >= 0 && index < count)
        let counted = unsafe counters[index].load(ordering: .relaxed)
        unsafe counters[index].store(counted &+ amount, ordering: .relaxed)
    }
}
