/// Base64 with the alphabet for URLs and file names (RFC 4648 §5), without padding.
package enum Base64URL {
    private static let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

    package static func encode(_ bytes: [UInt8]) -> String {
        unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: characters(of: $0), as: UTF8.self) }
    }

    /// In ASCII.
    static func characters(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        let alphabet = unsafe alphabet.utf8Start
        let size = (bytes.count * 4 + 2) / 3
        // An array that is made with its size takes three times as long to get its memory.
        var characters: [UInt8] = []
        characters.reserveCapacity(size)
        unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size + 2) { text in
            var place = 0
            for start in stride(from: 0, to: bytes.count, by: 3) {
                // Three bytes make four characters. Behind the end stand zeros, and what they make is not taken.
                let second = start + 1 < bytes.count ? unsafe bytes[start + 1] : 0
                let third = start + 2 < bytes.count ? unsafe bytes[start + 2] : 0
                let bits = unsafe UInt(bytes[start]) << 16 | UInt(second) << 8 | UInt(third)
                unsafe text.initializeElement(at: place, to: alphabet[Int(bits >> 18)])
                unsafe text.initializeElement(at: place + 1, to: alphabet[Int(bits >> 12 & 0x3F)])
                unsafe text.initializeElement(at: place + 2, to: alphabet[Int(bits >> 6 & 0x3F)])
                unsafe text.initializeElement(at: place + 3, to: alphabet[Int(bits & 0x3F)])
                place += 4
            }
            unsafe characters.append(contentsOf: UnsafeBufferPointer(rebasing: text[..<size]))
        }
        return characters
    }
}
