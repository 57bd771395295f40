/// Base64 with the alphabet for URLs and file names (RFC 4648 §5), without padding.
package enum Base64URL {
    private static let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

    package static func encode(_ bytes: [UInt8]) -> String {
        unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: characters(of: $0), as: UTF8.self) }
    }

    /// In ASCII.
    static func characters(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        let alphabet = unsafe alphabet.utf8Start
        // An array that is made with its size takes three times as long to get its memory.
        var characters: [UInt8] = []
        characters.reserveCapacity((bytes.count * 4 + 2) / 3)
        // Six bits make a character. Of the bytes that were read, the lowest `width` bits are not written yet.
        var bits: UInt = 0
        var width: UInt = 0
        for index in 0..<bytes.count {
            bits = unsafe bits << 8 | UInt(bytes[index])
            width += 8
            while width >= 6 {
                width -= 6
                unsafe characters.append(alphabet[Int(bits &>> width & 0x3F)])
            }
        }
        if width > 0 { unsafe characters.append(alphabet[Int(bits &<< (6 - width) & 0x3F)]) }
        return characters
    }
}
