/// Base64 with the alphabet for URLs and file names (RFC 4648 §5), without padding.
package enum Base64URL {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    package static func encode(_ bytes: [UInt8]) -> String {
        var characters: [UInt8] = []
        characters.reserveCapacity((bytes.count * 4 + 2) / 3)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var bits = group.reduce(0) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - group.count))
            for _ in 0...group.count {
                characters.append(alphabet[Int(bits >> 18 & 0x3F)])
                bits <<= 6
            }
        }
        return String(decoding: characters, as: UTF8.self)
    }
}
