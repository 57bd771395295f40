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

    /// Writes all of it.
    package func write(_ text: String) throws(WriteError) {
        var text = text
        let isWritten = text.withUTF8 { bytes in
            var rest = unsafe bytes[...]
            while unsafe !rest.isEmpty {
                let count = unsafe Self.write(rest, to: rawValue)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { return false }
                unsafe rest = rest.dropFirst(count)
            }
            return true
        }
        guard isWritten else { throw WriteError() }
    }

    package func writeLine(_ text: String) throws(WriteError) {
        try write(text + "\n")
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
