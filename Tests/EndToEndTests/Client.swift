import Foundation

/// Asks one thing on each connection, in any bytes. No step waits longer than twenty seconds.
struct Client {
    enum Failure: Error {
        case noConnection
        case noAnswer
    }

    /// A port of this machine.
    let port: UInt16

    /// - Parameter fields: header lines without their ends.
    func ask(_ method: String, _ target: String, _ fields: [String]) throws(Failure) -> Answer {
        let lines = ["\(method) \(target) HTTP/1.1", "Host: localhost", "Connection: close"] + fields
        return try ask(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
    }

    /// Sends the bytes of a request that is to be the connection's last, and reads until the connection ends.
    func ask(_ request: [UInt8]) throws(Failure) -> Answer {
        let descriptor = try connect()
        defer { close(descriptor) }
        send(request, to: descriptor)
        guard let answer = Answer(parsing: receive(from: descriptor)) else { throw .noAnswer }
        return answer
    }

    private func connect() throws(Failure) -> Int32 {
        #if canImport(Glibc)
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        guard descriptor >= 0 else { throw .noConnection }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        var limit = timeval(tv_sec: 20, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
        unsafe setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
        let status = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                unsafe Foundation.connect(descriptor, generic, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else {
            close(descriptor)
            throw .noConnection
        }
        return descriptor
    }

    /// Sends as much as is taken: the service may close the connection before it has read all.
    private func send(_ bytes: [UInt8], to descriptor: Int32) {
        #if canImport(Glibc)
            let flags = Int32(MSG_NOSIGNAL)
        #else
            let flags: Int32 = 0
        #endif
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { bytes in
                unsafe sendto(descriptor, bytes.baseAddress, bytes.count, flags, nil, 0)
            }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    private func receive(from descriptor: Int32) -> [UInt8] {
        var received: [UInt8] = []
        var bytes = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            let count = unsafe recv(descriptor, &bytes, bytes.count, 0)
            guard count > 0 else { return received }
            received.append(contentsOf: bytes.prefix(count))
        }
    }
}
