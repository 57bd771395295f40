import Cryptography
import Testing

@Suite("Bytes as text")
struct TextFormTests {
    @Test(
        "base64url is RFC 4648's, without padding",
        arguments: [
            ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE"),
            ("foobar", "Zm9vYmFy"),
        ])
    func base64URL(text: String, expected: String) {
        #expect(Base64URL.encode(Array(text.utf8)) == expected)
    }

    @Test("base64url uses the two characters that are safe in a URL")
    func safeAlphabet() {
        #expect(Base64URL.encode([0xFB, 0xFF, 0xBF]) == "-_-_")
        #expect(Base64URL.encode([0xFF]) == "_w")
    }

    @Test("a hash of 16 bytes has 22 characters")
    func length() {
        #expect(Base64URL.encode([UInt8](repeating: 0, count: 16)) == String(repeating: "A", count: 22))
    }

    @Test("hexadecimal is in lower case, two digits for each byte")
    func hexadecimal() {
        #expect(Hexadecimal.encode([0x00, 0x0F, 0xA9, 0xFF]) == "000fa9ff")
        #expect(Hexadecimal.encode([]) == "")
    }
}
