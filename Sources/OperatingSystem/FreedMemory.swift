internal import CAllocator

/// Memory that was freed and is kept for whoever asks for some next.
package enum FreedMemory {
    /// Gives it back to the system, where the C library does not by itself; to be called after work that used much more
    /// than what is left of it.
    package static func giveBack() {
        allocator_give_back()
    }
}
