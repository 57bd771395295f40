internal import CSodium

/// A text's BLAKE2b hash of 16 bytes, in base64url.
package enum Fingerprint {
    private static let byteCount = 16

    /// The 22 characters, in ASCII.
    package static func characters(of text: [UInt8]) -> [UInt8] {
        BLAKE2b.begin
        return unsafe text.withUnsafeBufferPointer { text in
            unsafe characters { hash in
                // In one piece the library keeps its state on the stack.
                unsafe crypto_generichash_blake2b(hash, byteCount, text.baseAddress, UInt64(text.count), nil, 0)
            }
        }
    }

    fileprivate static func characters(writing write: (UnsafeMutablePointer<UInt8>) -> Int32) -> [UInt8] {
        unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: byteCount) { hash in
            guard let start = hash.baseAddress else { preconditionFailure("16 bytes have an address") }
            _ = unsafe write(start)
            return unsafe Base64URL.characters(of: UnsafeBufferPointer(hash))
        }
    }

    /// What many texts begin with, hashed once for all of them.
    @safe package final class Opening: Sendable {
        private let size: Int
        /// Written while this is made, and only copied from then on.
        private nonisolated(unsafe) let state: UnsafeMutableRawPointer

        package init(_ bytes: [UInt8]) {
            BLAKE2b.begin
            size = bytes.count
            unsafe state = .allocate(byteCount: crypto_generichash_blake2b_statebytes(), alignment: 64)
            _ = unsafe crypto_generichash_blake2b_init(OpaquePointer(state), nil, 0, byteCount)
            _ = unsafe bytes.withUnsafeBufferPointer { bytes in
                unsafe crypto_generichash_blake2b_update(OpaquePointer(state), bytes.baseAddress, UInt64(bytes.count))
            }
        }

        deinit {
            unsafe state.deallocate()
        }

        /// The same as of the whole text.
        ///
        /// - Parameter text: it begins with the opening.
        package func characters(of text: [UInt8]) -> [UInt8] {
            let stateSize = crypto_generichash_blake2b_statebytes()
            // Aligned by hand: what is aligned so widely is not put on the stack.
            return unsafe withUnsafeTemporaryAllocation(byteCount: stateSize + 64, alignment: 16) { room in
                guard let start = unsafe room.baseAddress?.alignedUp(toMultipleOf: 64) else {
                    preconditionFailure("a state has an address")
                }
                unsafe start.copyMemory(from: state, byteCount: stateSize)
                let state = OpaquePointer(start)
                _ = unsafe text.withUnsafeBufferPointer { text in
                    let rest = unsafe UnsafeBufferPointer(rebasing: text[size...])
                    return unsafe crypto_generichash_blake2b_update(state, rest.baseAddress, UInt64(rest.count))
                }
                return unsafe Fingerprint.characters { hash in
                    unsafe crypto_generichash_blake2b_final(state, hash, byteCount)
                }
            }
        }
    }
}
