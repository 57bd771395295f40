#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Asks a server whether it answers, as a container's health check does.
package enum Probe {
    /// The status of `GET path`; `nil` when nothing answers within the time.
    ///
    /// - Parameter timeout: seconds for each step.
    package static func status(host: String, port: UInt16, path: String, timeout: Int) -> Int? {
        guard let address = ResolvedAddress(host: host, port: port) else { return nil }
        let descriptor = address.makeSocket()
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var limit = timeval(tv_sec: timeout, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
        unsafe setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
        guard address.connect(descriptor) else { return nil }
        let request = Array("GET \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8)
        guard unsafe send(descriptor, request, request.count, 0) == request.count else { return nil }
        return status(in: firstBytes(from: descriptor))
    }

    private static func firstBytes(from descriptor: Int32) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = unsafe recv(descriptor, &bytes, bytes.count, 0)
        return Array(bytes.prefix(max(count, 0)))
    }

    /// The number in `HTTP/1.1 200 OK`.
    private static func status(in answer: [UInt8]) -> Int? {
        let words = String(decoding: answer, as: UTF8.self).split(separator: " ")
        return words.first?.hasPrefix("HTTP/1.") == true && words.count > 1 ? Int(words[1]) : nil
    }
}
