#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Bytes as the key of a table, hashed and compared as one block of memory; an array would hash each byte by itself.
package struct ByteKey: Hashable, Sendable {
    package private(set) var bytes: [UInt8]
    /// Tells apart what has the same bytes.
    private let mark: UInt8

    package init(_ bytes: [UInt8]) {
        self.init(bytes, mark: 0)
    }

    private init(_ bytes: [UInt8], mark: UInt8) {
        self.bytes = bytes
        self.mark = mark
    }

    /// The same bytes as another key.
    package func marked(_ mark: UInt8) -> ByteKey { ByteKey(bytes, mark: mark) }

    /// The same bytes in memory of their own, and no more of it than they need.
    ///
    /// What a request is read into is used again for the next. A table that kept it would force a new buffer for each
    /// request, as large as the largest before.
    package func copy() -> ByteKey {
        unsafe bytes.withUnsafeBufferPointer { bytes in unsafe ByteKey(Array(bytes), mark: mark) }
    }

    mutating func append(_ more: UnsafeRawBufferPointer) {
        unsafe bytes.append(contentsOf: more)
    }

    mutating func append(_ separator: UInt8, _ more: UnsafeRawBufferPointer) {
        bytes.append(separator)
        unsafe bytes.append(contentsOf: more)
    }

    /// Keeps the memory.
    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
    }

    package static func == (left: ByteKey, right: ByteKey) -> Bool {
        guard left.bytes.count == right.bytes.count, left.mark == right.mark else { return false }
        return unsafe left.bytes.withUnsafeBytes { left in
            unsafe right.bytes.withUnsafeBytes { right in
                guard let leftStart = left.baseAddress, let rightStart = right.baseAddress else { return true }
                return unsafe memcmp(leftStart, rightStart, left.count) == 0
            }
        }
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(digest)
    }

    /// What tables ask for, which so take the digest as it is.
    package func _rawHashValue(seed: Int) -> Int {
        Int(truncatingIfNeeded: (digest ^ UInt64(bitPattern: Int64(seed))).folded(Self.secret))
    }

    /// Eight bytes at a time, each multiplied with a secret of this process and folded to half: a third of what
    /// hashing all bytes with `Hasher` takes. Who does not know the secret cannot look for keys that collide, and the
    /// tables that have such keys are bounded, so that collisions by luck cost a bounded time.
    private var digest: UInt64 {
        unsafe bytes.withUnsafeBytes { bytes in
            let secret = Self.secret
            var digest = secret ^ UInt64(bytes.count) ^ UInt64(mark) << 32
            var index = 0
            while index + 8 <= bytes.count {
                digest = (digest ^ (unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))).folded(secret)
                index += 8
            }
            if index > 0 {
                // Bytes that are taken twice do no harm, and one load takes less than going through the last ones.
                let last = unsafe bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
                return (digest ^ last).folded(secret)
            }
            var rest: UInt64 = 0
            while index < bytes.count {
                rest = unsafe rest << 8 | UInt64(bytes[index])
                index += 1
            }
            return (digest ^ rest).folded(secret)
        }
    }

    /// From the seed that Swift gives each process. Odd, so that multiplying loses nothing.
    private static let secret = {
        var hasher = Hasher()
        hasher.combine("bytes")
        return UInt64(bitPattern: Int64(hasher.finalize())) | 1
    }()
}

extension UInt64 {
    fileprivate func folded(_ factor: UInt64) -> UInt64 {
        let product = multipliedFullWidth(by: factor)
        return product.high ^ product.low
    }
}
