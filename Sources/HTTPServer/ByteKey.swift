#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Bytes as the key of a table, hashed and compared as one block of memory; an array would hash each byte by itself.
package struct ByteKey: Hashable, Sendable {
    package let bytes: [UInt8]

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The same bytes in memory of their own, and no more of it than they need.
    ///
    /// What a request is read into is used again for the next. A table that kept it would force a new buffer for each
    /// request, as large as the largest before.
    package func copy() -> ByteKey {
        unsafe bytes.withUnsafeBufferPointer { bytes in unsafe ByteKey(Array(bytes)) }
    }

    package static func == (left: ByteKey, right: ByteKey) -> Bool {
        guard left.bytes.count == right.bytes.count else { return false }
        return unsafe left.bytes.withUnsafeBytes { left in
            unsafe right.bytes.withUnsafeBytes { right in
                guard let leftStart = left.baseAddress, let rightStart = right.baseAddress else { return true }
                return unsafe memcmp(leftStart, rightStart, left.count) == 0
            }
        }
    }

    package func hash(into hasher: inout Hasher) {
        unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    }
}
