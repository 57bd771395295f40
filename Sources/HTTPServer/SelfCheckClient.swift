#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A connection to this process itself, on which any bytes can be sent.
struct SelfCheckClient: ~Copyable {
    private let descriptor: Int32

    private init(adopting descriptor: Int32) {
        self.descriptor = descriptor
    }

    static func connected(to port: UInt16) -> SelfCheckClient? {
        guard let address = ResolvedAddress(host: "127.0.0.1", port: port) else { return nil }
        let client = SelfCheckClient(adopting: address.makeSocket())
        _ = fcntl(client.descriptor, F_SETFD, FD_CLOEXEC)
        var limit = timeval(tv_sec: 5, tv_usec: 0)
        unsafe setsockopt(client.descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        guard address.connect(client.descriptor) else { return nil }
        return client
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// The status of the answer; `nil` when there is none in five seconds.
    func status(of request: [UInt8]) -> Int? {
        guard unsafe write(descriptor, request, request.count) == request.count else { return nil }
        var bytes = [UInt8](repeating: 0, count: 1024)
        let count = unsafe read(descriptor, &bytes, bytes.count)
        // `HTTP/1.1 200`, of which the first piece of an answer has more.
        guard count > 12 else { return nil }
        return Int(String(decoding: bytes[9..<12], as: UTF8.self))
    }
}
