#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The signals that ask a process to end: `SIGTERM` of orchestrators, `SIGINT` of a terminal.
///
/// They are taken by waiting and not by a handler, which also works for the first process of a container, where a
/// signal without a handler is ignored.
package struct TerminationSignals {
    private let signals: sigset_t

    /// To be made before there is a second thread: threads inherit that these signals wait.
    package init() {
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe sigaddset(&signals, SIGTERM)
        unsafe sigaddset(&signals, SIGINT)
        unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
        self.signals = signals
        // A closed pipe or socket is an error of the call that writes to it.
        signal(SIGPIPE, SIG_IGN)
    }

    /// Returns when the process is asked to end.
    package func wait() {
        var waiting = signals
        var signal: Int32 = 0
        while unsafe sigwait(&waiting, &signal) != 0 {}
    }

    /// From now on a signal ends the process at once.
    package func release() {
        var waiting = signals
        unsafe pthread_sigmask(SIG_UNBLOCK, &waiting, nil)
    }
}
