/// Base64 with the alphabet for URLs and file names (RFC 4648 §5), without padding.
package enum Base64URL {
    private static let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

    package static func encode(_ bytes: [UInt8]) -> String {
        unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: characters(of: $0), as: UTF8.self) }
    }

    /// In ASCII.
    static func characters(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        let count = (bytes.count * 4 + 2) / 3
        return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { characters in
            for index in 0..<count {
                // Six bits of a character, from the one or two bytes that they stand in.
                let first = index * 6 / 8
                let bits = unsafe UInt(bytes[first]) << 8 | (first + 1 < bytes.count ? UInt(bytes[first + 1]) : 0)
                unsafe characters[index] = alphabet.utf8Start[Int(bits >> UInt(10 - index * 6 % 8) & 0x3F)]
            }
            var copy: [UInt8] = []
            unsafe copy.append(contentsOf: UnsafeBufferPointer(characters))
            return copy
        }
    }
}
