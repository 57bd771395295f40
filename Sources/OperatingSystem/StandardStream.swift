#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The streams that every process has.
package enum StandardStream: Int32, Sendable {
    case output = 1
    case error = 2

    /// The other end is gone, or has no room.
    package struct WriteError: Error {}

    /// Makes sure that each stream is one: where one was closed, the next file or connection that is opened would be it,
    /// and get what is meant for a reader.
    package static func reserve() {
        for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
            _ = unsafe open("/dev/null", O_RDWR)
        }
    }

    /// Whether a person reads it.
    package var isTerminal: Bool { isatty(rawValue) == 1 }

    /// Writes all of it.
    package func write(_ text: String) throws(WriteError) {
        var text = text
        let isWritten = text.withUTF8 { unsafe writeAll($0) }
        guard isWritten else { throw WriteError() }
    }

    /// Writes all of it.
    package func write(_ bytes: [UInt8]) throws(WriteError) {
        let isWritten = unsafe bytes.withUnsafeBufferPointer { unsafe writeAll($0) }
        guard isWritten else { throw WriteError() }
    }

    package func writeLine(_ text: String) throws(WriteError) {
        try write(text + "\n")
    }

    private func writeAll(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var rest = unsafe bytes[...]
        while unsafe !rest.isEmpty {
            let count = unsafe Self.write(rest, to: rawValue)
            if count < 0 && errno == EINTR { continue }
            if count < 0 && errno == EAGAIN {
                waitForRoom()
                continue
            }
            guard count > 0 else { return false }
            unsafe rest = rest.dropFirst(count)
        }
        return true
    }

    /// Another process with the same stream may have turned waiting off.
    private func waitForRoom() {
        var watched = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&watched, 1, 1000)
    }

    private static func write(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, to descriptor: Int32) -> Int {
        let buffer = unsafe UnsafeBufferPointer(rebasing: bytes)
        #if canImport(Glibc)
            return unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #else
            return unsafe Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
    }
}
