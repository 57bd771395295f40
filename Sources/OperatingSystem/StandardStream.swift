#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The streams that every process has.
package enum StandardStream: Int32, Sendable {
    case output = 1
    case error = 2

    /// Writes all of it, unless the other end is gone: then there is nobody to tell.
    package func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            var rest = unsafe bytes[...]
            while unsafe !rest.isEmpty {
                let count = unsafe Self.write(rest, to: rawValue)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { return }
                unsafe rest = rest.dropFirst(count)
            }
        }
    }

    package func writeLine(_ text: String) {
        write(text + "\n")
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
