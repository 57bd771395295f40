#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif
import Synchronization

/// One connection, from when it is accepted until the library closes its socket.
///
/// Its own thread says what it does, in one store; the thread that ends connections which take too long reads it.
@safe final class Connection: Sendable {
    /// What a connection is waited for, each for a time of its own.
    enum Phase: Int {
        /// The first head, since it was accepted.
        case opened
        /// The next head, since the last answer.
        case idle
        /// The request's body.
        case receiving
        /// The service itself, for which no client is to blame.
        case working
        /// That the client takes the answer.
        case sending

        /// Whether nothing is lost when the connection ends.
        var isIdle: Bool { self == .opened || self == .idle }
    }

    let peer: ClientAddress
    let socket: Int32
    /// Whether it counts against the limit of its address.
    let isCounted: Bool
    /// The phase, and above it the time of its beginning in milliseconds.
    private let state: Atomic<Int>
    /// Requests answered; for its own thread alone.
    nonisolated(unsafe) private var requests = 0

    init(socket: Int32, peer: ClientAddress, isCounted: Bool, now: Int) {
        self.socket = socket
        self.peer = peer
        self.isCounted = isCounted
        state = Atomic(now << 3 | Phase.opened.rawValue)
    }

    /// Called by its own thread.
    func enter(_ phase: Phase, now: Int) {
        state.store(now << 3 | phase.rawValue, ordering: .relaxed)
    }

    /// How many requests there are with this one. Called by its own thread.
    func countRequest() -> Int {
        unsafe requests += 1
        return unsafe requests
    }

    var current: (phase: Phase, since: Int) {
        let state = state.load(ordering: .relaxed)
        return (Phase(rawValue: state & 7) ?? .working, state >> 3)
    }

    /// Whether something has come that nobody has read yet.
    var hasUnreadBytes: Bool {
        var watched = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&watched, 1, 0) > 0
    }

    /// Ends both directions, which the library sees and closes the socket. To be called while it cannot: under the
    /// registry's lock, or on its own thread.
    func shutDown() {
        shutdown(socket, Int32(SHUT_RDWR))
    }
}
