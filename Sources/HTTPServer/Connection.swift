import OperatingSystem
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

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
        /// Nothing more: it was shut down.
        case ended

        /// Whether nothing is lost when the connection ends.
        var isIdle: Bool { self == .opened || self == .idle }
    }

    let peer: ClientAddress
    /// The library's connection, for the thread that serves it.
    nonisolated(unsafe) let handle: OpaquePointer
    let socket: Int32
    let listener: ObjectIdentifier
    /// Whether it counts against the limit of its address.
    let isCounted: Bool
    /// The phase in three bits; above it how many requests were answered, as far as 21 bits count; above that the time in
    /// milliseconds when the phase began.
    private let state: Atomic<Int>
    /// The thread that serves it, as far as it is known.
    private let thread = Atomic<UInt>(0)
    /// Requests answered; for its own thread alone.
    nonisolated(unsafe) private var requests = 0

    init(
        handle: OpaquePointer, socket: Int32, peer: ClientAddress, listener: ObjectIdentifier, isCounted: Bool,
        now: Int
    ) {
        unsafe self.handle = unsafe handle
        self.socket = socket
        self.peer = peer
        self.listener = listener
        self.isCounted = isCounted
        state = Atomic(now << 24 | Phase.opened.rawValue)
    }

    /// Called by its own thread, before it serves a request.
    func settle() {
        thread.store(currentThread, ordering: .relaxed)
    }

    var isServedByThisThread: Bool { thread.load(ordering: .relaxed) == currentThread }

    /// Called by its own thread.
    func enter(_ phase: Phase, now: Int) {
        state.store(state(phase, now: now), ordering: .relaxed)
    }

    /// Enters a phase in which something begins. Called by its own thread.
    ///
    /// - Returns: `false` when the connection was ended meanwhile: nobody would hear of what is begun.
    func begin(_ phase: Phase, now: Int) -> Bool {
        let before = state.exchange(state(phase, now: now), ordering: .relaxed)
        guard before & 7 == Phase.ended.rawValue else { return true }
        state.store(before, ordering: .relaxed)
        return false
    }

    private func state(_ phase: Phase, now: Int) -> Int {
        unsafe now << 24 | min(requests, 0x1F_FFFF) << 3 | phase.rawValue
    }

    /// Claims the connection's end for whoever is about to shut it down, unless it has gone on since it was looked at.
    func claimEnd(ifStill seen: Status) -> Bool {
        state.compareExchange(
            expected: seen.state, desired: seen.state & ~7 | Phase.ended.rawValue, ordering: .relaxed
        ).exchanged
    }

    /// How many requests there are with this one. Called by its own thread.
    func countRequest() -> Int {
        unsafe requests += 1
        return unsafe requests
    }

    /// What a connection was doing at one moment.
    struct Status {
        fileprivate let state: Int

        var phase: Phase { Phase(rawValue: state & 7) ?? .working }
        var since: Int { state >> 24 }
        /// Less for what is older. Of those that began in the same tick of the clock, one that has asked for more counts as
        /// younger.
        var order: Int { state >> 3 }
    }

    var status: Status { Status(state: state.load(ordering: .relaxed)) }

    /// Whether something has come that nobody has read yet.
    var hasUnreadBytes: Bool {
        var watched = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        var byte: UInt8 = 0
        // A connection that the client has ended can be read from, too.
        return unsafe poll(&watched, 1, 0) > 0 && recv(socket, &byte, 1, Int32(MSG_PEEK)) > 0
    }

    /// The event of `poll` for a peer that sends no more: POLLRDHUP of Linux, which its headers show to GNU's C alone.
    private static let inputClosed: Int16 = 0x2000

    /// Of connections, those whose client has ended its direction, and of which nothing is left to read.
    static func withClosedInput(_ connections: [(Connection, Status)]) -> [(Connection, Status)] {
        #if canImport(Glibc)
            var watched = connections.map { pollfd(fd: $0.0.socket, events: inputClosed, revents: 0) }
            guard unsafe poll(&watched, nfds_t(watched.count), 0) > 0 else { return [] }
            return zip(connections, watched).filter { $1.revents != 0 && !$0.0.hasUnreadBytes }.map(\.0)
        #else
            // Other libraries than the one for epoll do not miss it.
            return []
        #endif
    }

    /// Ends both directions, which the library sees and closes the socket. To be called while it cannot: under the
    /// registry's lock, or on its own thread.
    func shutDown() {
        shutdown(socket, Int32(SHUT_RDWR))
    }
}
