#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A clock that is never set, read in a few instructions: an instant of the standard library is copied by calls.
package enum MonotonicTime {
    /// Nanoseconds since some moment in the past.
    package static var now: Int {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}
