#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The signals that ask a service for something: to end (`SIGTERM` of orchestrators, `SIGINT` of a terminal), or to read
/// its files again (`SIGHUP`).
///
/// They are taken by waiting and not by a handler, which also works for the first process of a container, where a
/// signal without a handler is ignored.
package struct ServiceSignals {
    package enum Wish: Sendable, Equatable {
        /// With the number of the signal.
        case end(Int32)
        case reload
    }

    private let signals: sigset_t

    /// To be made before there is a second thread: threads inherit that these signals wait.
    package init() {
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe sigaddset(&signals, SIGTERM)
        unsafe sigaddset(&signals, SIGINT)
        unsafe sigaddset(&signals, SIGHUP)
        unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
        self.signals = signals
        // A closed pipe or socket is an error of the call that writes to it.
        signal(SIGPIPE, SIG_IGN)
        // So is a file that may not grow, and a service goes on without it.
        signal(SIGXFSZ, SIG_IGN)
        // The first process of a container gets the children of others, and has to let go of them when they end.
        signal(SIGCHLD, SIG_IGN)
    }

    /// Returns when the process is asked for something.
    package func wait() -> Wish {
        var waiting = signals
        var signal: Int32 = 0
        while unsafe sigwait(&waiting, &signal) != 0 {}
        return signal == SIGHUP ? .reload : .end(signal)
    }
}
