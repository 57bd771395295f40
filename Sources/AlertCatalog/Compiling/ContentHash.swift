import Cryptography

/// Says whether a document is the one that was compiled before, without keeping its bytes.
struct ContentHash: Hashable, Sendable {
    private let high: UInt64
    private let low: UInt64

    init(_ bytes: [UInt8]) {
        let hash = BLAKE2b.hash(bytes, byteCount: 16)
        high = hash[..<8].reduce(0) { $0 << 8 | UInt64($1) }
        low = hash[8...].reduce(0) { $0 << 8 | UInt64($1) }
    }
}
