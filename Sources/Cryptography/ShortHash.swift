internal import Bytes
internal import CSodium

/// A hash for the tables of this process (SipHash-2-4), under a key that it makes for itself: whoever does not know the
/// key cannot look for values that collide.
package enum ShortHash {
    private static let key = {
        BLAKE2b.begin
        var key = [UInt8](repeating: 0, count: Int(crypto_shorthash_KEYBYTES))
        unsafe crypto_shorthash_keygen(&key)
        return key
    }()

    package static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        var hash: UInt64 = 0
        bytes.withBytes { bytes in
            unsafe withUnsafeMutablePointer(to: &hash) { hash in
                unsafe hash.withMemoryRebound(to: UInt8.self, capacity: 8) { hash in
                    _ = unsafe crypto_shorthash(hash, bytes.baseAddress, UInt64(bytes.count), key)
                }
            }
        }
        return hash
    }
}
