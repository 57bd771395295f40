import Cryptography
import Testing

@Suite("A fingerprint")
struct FingerprintTests {
    private static let text = (0..<700).map { UInt8(truncatingIfNeeded: $0 * 7) }

    @Test("is the hash of 16 bytes in base64url", arguments: [0, 1, 128, 129, 700])
    func hash(size: Int) {
        let text = Array(Self.text.prefix(size))
        let expected = Base64URL.encode(BLAKE2b.hash(text, byteCount: 16))
        #expect(String(decoding: Fingerprint.characters(of: text), as: UTF8.self) == expected)
    }

    @Test("is the same when the opening was hashed before", arguments: [0, 1, 127, 128, 129, 256, 300, 700])
    func opening(size: Int) {
        let opening = Fingerprint.Opening(Array(Self.text.prefix(size)))
        for count in [size, 700] {
            let text = Array(Self.text.prefix(count))
            #expect(opening.characters(of: text) == Fingerprint.characters(of: text))
        }
    }
}
