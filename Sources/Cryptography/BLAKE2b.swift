internal import Bytes
internal import CSodium

/// A BLAKE2b hash without a key (RFC 7693), taken piece by piece.
@safe package struct BLAKE2b: ~Copyable {
    static let begin: Void = {
        // It picks the fastest code for the processor. Should it fail, the portable code hashes the same.
        _ = sodium_init()
    }()

    // Swift imports no structure that is aligned as widely as libsodium's state, so it lives in memory of its own.
    private let state: UnsafeMutableRawPointer
    private let byteCount: Int

    /// - Parameter byteCount: how many bytes the hash has, 1 to 64. A shorter hash is no prefix of a longer one.
    package init(byteCount: Int) {
        precondition(1...64 ~= byteCount, "a BLAKE2b hash has 1 to 64 bytes")
        Self.begin
        self.byteCount = byteCount
        unsafe state = .allocate(byteCount: crypto_generichash_blake2b_statebytes(), alignment: 64)
        _ = unsafe crypto_generichash_blake2b_init(OpaquePointer(state), nil, 0, byteCount)
    }

    deinit {
        unsafe state.deallocate()
    }

    package mutating func update(_ bytes: [UInt8]) {
        _ = unsafe bytes.withUnsafeBufferPointer { bytes in
            unsafe crypto_generichash_blake2b_update(OpaquePointer(state), bytes.baseAddress, UInt64(bytes.count))
        }
    }

    /// Takes the text's UTF-8.
    package mutating func update(_ text: String) {
        _ = text.utf8.withBytes { bytes in
            unsafe crypto_generichash_blake2b_update(OpaquePointer(state), bytes.baseAddress, UInt64(bytes.count))
        }
    }

    package consuming func finalize() -> [UInt8] {
        var hash = [UInt8](repeating: 0, count: byteCount)
        _ = unsafe crypto_generichash_blake2b_final(OpaquePointer(state), &hash, byteCount)
        return hash
    }

    package static func hash(_ bytes: [UInt8], byteCount: Int) -> [UInt8] {
        var hash = BLAKE2b(byteCount: byteCount)
        hash.update(bytes)
        return hash.finalize()
    }
}
