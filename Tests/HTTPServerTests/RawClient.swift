#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// One connection of a client that sends any bytes, right or wrong. No step waits longer than ten seconds.
final class RawClient {
    enum Failure: Error {
        case noConnection
        /// The other end has closed the connection, or has said nothing in time, before an answer was whole.
        case noAnswer(received: String)
    }

    private let descriptor: Int32
    private var received: [UInt8] = []

    /// Connects to a port of this machine.
    /// - Parameters:
    ///   - host: the last byte of a loopback address, `127.0.0.host`.
    ///   - own: the same of the client's own address; that which the system takes if none is given.
    init(host: UInt8 = 1, from own: UInt8? = nil, port: UInt16) throws(Failure) {
        #if canImport(Glibc)
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        guard descriptor >= 0 else { throw .noConnection }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        var limit = timeval(tv_sec: 10, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
        unsafe setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
        if let own, !Self.bind(descriptor, host: own) { throw .noConnection }
        guard Self.connect(descriptor, host: host, port: port) else { throw .noConnection }
    }

    /// Whether each `send` makes a packet of its own.
    var sendsAtOnce = false {
        didSet {
            var flag: Int32 = sendsAtOnce ? 1 : 0
            unsafe setsockopt(
                descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &flag, socklen_t(MemoryLayout<Int32>.size))
        }
    }

    deinit {
        close(descriptor)
    }

    private static func connect(_ descriptor: Int32, host: UInt8, port: UInt16) -> Bool {
        unsafe withAddress(host: host, port: port) { address, size in
            #if canImport(Glibc)
                unsafe Glibc.connect(descriptor, address, size) == 0
            #else
                unsafe Darwin.connect(descriptor, address, size) == 0
            #endif
        }
    }

    private static func bind(_ descriptor: Int32, host: UInt8) -> Bool {
        unsafe withAddress(host: host, port: 0) { address, size in
            #if canImport(Glibc)
                unsafe Glibc.bind(descriptor, address, size) == 0
            #else
                unsafe Darwin.bind(descriptor, address, size) == 0
            #endif
        }
    }

    private static func withAddress(
        host: UInt8, port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Bool
    ) -> Bool {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr = in_addr(s_addr: (0x7F00_0000 + UInt32(host)).bigEndian)
        return unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    /// Sends as much as the other end takes: it may close the connection before it has read all.
    func send(_ bytes: some Collection<UInt8>) {
        #if canImport(Glibc)
            let flags = Int32(MSG_NOSIGNAL)
        #else
            let flags: Int32 = 0
        #endif
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { bytes in
                unsafe sendto(descriptor, bytes.baseAddress, bytes.count, flags, nil, 0)
            }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Sends what is the last, and says so at once.
    func sendLast(_ text: String) {
        send(text)
        shutdown(descriptor, Int32(SHUT_WR))
    }

    func send(_ text: String) {
        send(text.utf8)
    }

    /// The next answer on this connection.
    ///
    /// - Parameter toHead: whether it answers a `HEAD`, so that no body follows whatever its length says.
    func receive(toHead: Bool = false) throws(Failure) -> RawAnswer {
        let separator = Array("\r\n\r\n".utf8)
        while true {
            if let head = received.firstRange(of: separator) {
                var answer = RawAnswer(head: String(decoding: received[..<head.lowerBound], as: UTF8.self))
                let size = toHead || [100, 204, 304].contains(answer.status) ? 0 : answer.contentLength
                if received.count >= head.upperBound + size {
                    answer.body = String(decoding: received[head.upperBound...].prefix(size), as: UTF8.self)
                    received.removeFirst(head.upperBound + size)
                    return answer
                }
            }
            guard receiveMore() else { throw .noAnswer(received: String(decoding: received, as: UTF8.self)) }
        }
    }

    /// Whether the other end has closed the connection, and has sent nothing more before.
    var isEnded: Bool {
        received.isEmpty && !receiveMore() && errno != EAGAIN
    }

    /// The same, but looks no longer than a tenth of a second.
    var isEndedSoon: Bool {
        var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&watched, 1, 100) > 0 && isEnded
    }

    /// `false` when the connection has ended or the time is over.
    private func receiveMore() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 16 * 1024)
        errno = 0
        let count = unsafe recv(descriptor, &bytes, bytes.count, 0)
        guard count > 0 else { return false }
        received.append(contentsOf: bytes.prefix(count))
        return true
    }
}
