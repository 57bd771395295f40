#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A bound and listening TCP socket.
struct ListeningSocket: ~Copyable {
    private let descriptor: Int32

    /// Whether other sockets may listen on the same port.
    enum Sharing {
        case exclusive
        case shared
    }

    /// - Parameters:
    ///   - host: a numeric IPv4 or IPv6 address, or a name that resolves to one.
    ///   - port: 0 takes a free one.
    static func open(host: String, port: UInt16, sharing: Sharing) throws(HTTPServerError) -> ListeningSocket {
        guard let address = ResolvedAddress(host: host, port: port) else {
            throw HTTPServerError(.badAddress, "\(host) is not an address to listen on")
        }
        let socket = ListeningSocket(adopting: address.makeSocket())
        socket.turnOn(SO_REUSEADDR)
        if sharing == .shared { socket.turnOn(SO_REUSEPORT) }
        guard address.bind(socket.descriptor), listen(socket.descriptor, 1024) == 0 else {
            throw .posix(host: host, port: port)
        }
        _ = fcntl(socket.descriptor, F_SETFL, fcntl(socket.descriptor, F_GETFL) | O_NONBLOCK)
        _ = fcntl(socket.descriptor, F_SETFD, FD_CLOEXEC)
        return socket
    }

    init(adopting descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// The same socket once more; `nil` when there are no descriptors left.
    init?(duplicating descriptor: Int32) {
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { return nil }
        self.descriptor = copy
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Gives the descriptor to somebody who closes it.
    consuming func release() -> Int32 {
        let descriptor = descriptor
        discard self
        return descriptor
    }

    /// Refuses connections from now on; closing alone has no effect while another thread still waits for one.
    func stopListening() {
        #if canImport(Glibc)
            shutdown(descriptor, Int32(SHUT_RDWR))
        #else
            shutdown(descriptor, SHUT_RDWR)
        #endif
    }

    /// The port that the socket is bound to.
    var port: UInt16 {
        var address = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let status = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe getsockname(descriptor, $0, &size)
            }
        }
        guard status == 0 else { return 0 }
        // The port stands at the same place in both families.
        return unsafe withUnsafeBytes(of: &address) { unsafe UInt16($0[2]) << 8 | UInt16($0[3]) }
    }

    private func turnOn(_ option: Int32) {
        var on: Int32 = 1
        unsafe setsockopt(descriptor, SOL_SOCKET, option, &on, socklen_t(MemoryLayout<Int32>.size))
    }
}

extension HTTPServerError {
    /// The last failure of a socket call, as an operator would want to read it.
    fileprivate static func posix(host: String, port: UInt16) -> HTTPServerError {
        switch errno {
        case EADDRINUSE: HTTPServerError(.portInUse, "port \(port) on \(host) is in use by another program")
        case EACCES: HTTPServerError(.notPermitted, "port \(port) on \(host) may not be opened by this user")
        case EADDRNOTAVAIL: HTTPServerError(.badAddress, "\(host) is not an address of this machine")
        default:
            unsafe HTTPServerError(
                .socketFailed, "port \(port) on \(host) cannot be opened: \(String(cString: strerror(errno)))")
        }
    }
}
