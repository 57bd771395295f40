/// Base64 with the alphabet for URLs and file names (RFC 4648 §5), without padding.
package enum Base64URL {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    package static func encode(_ bytes: [UInt8]) -> String {
        let alphabet = alphabet
        var characters: [UInt8] = []
        characters.reserveCapacity((bytes.count * 4 + 2) / 3)
        var bits: UInt32 = 0
        var count = 0
        for byte in bytes {
            bits = bits << 8 | UInt32(byte)
            count += 8
            while count >= 6 {
                count -= 6
                characters.append(alphabet[Int(bits >> count & 0x3F)])
            }
        }
        if count > 0 { characters.append(alphabet[Int(bits << (6 - count) & 0x3F)]) }
        return String(decoding: characters, as: UTF8.self)
    }
}
