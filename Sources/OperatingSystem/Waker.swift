#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Lets one thread wait, for a time or for a descriptor, until another wakes it.
@safe package final class Waker: Sendable {
    package enum Outcome: Sendable {
        case woken
        /// The descriptor has something to read, or is broken.
        case readable
        case timedOut
    }

    /// The two ends of a pipe; a byte in it is a wake that nobody has seen.
    private let reading: Int32
    private let writing: Int32

    package init() {
        var ends: (Int32, Int32) = (-1, -1)
        let made = unsafe withUnsafeMutablePointer(to: &ends) { ends in
            unsafe ends.withMemoryRebound(to: Int32.self, capacity: 2) { unsafe pipe($0) }
        }
        precondition(made == 0, "there are no descriptors left")
        (reading, writing) = ends
        for end in [reading, writing] {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
    }

    deinit {
        close(reading)
        close(writing)
    }

    /// Ends the wait that runs, or else the next one.
    package func wake() {
        var byte: UInt8 = 0
        _ = unsafe write(writing, &byte, 1)
    }

    /// - Parameter descriptor: ends the wait, too, when there is something to read.
    package func wait(atMost duration: Duration, or descriptor: Int32? = nil) -> Outcome {
        let deadline = ContinuousClock.now + duration
        while true {
            let left = max(deadline - .now, .zero)
            // One more, since a wait that ends a moment too early would spin.
            let milliseconds = Int32(clamping: left / .milliseconds(1) > 0 ? Int64(left / .milliseconds(1)) + 1 : 0)
            var watched = [pollfd(fd: reading, events: Int16(POLLIN), revents: 0)]
            if let descriptor { watched.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)) }
            let count = unsafe poll(&watched, nfds_t(watched.count), milliseconds)
            if count < 0 && errno == EINTR { continue }
            if watched[0].revents != 0 {
                drain()
                return .woken
            }
            return count > 0 ? .readable : .timedOut
        }
    }

    private func drain() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while unsafe read(reading, &bytes, bytes.count) > 0 {}
    }
}
