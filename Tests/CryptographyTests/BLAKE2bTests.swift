import Cryptography
import Testing

@Suite("BLAKE2b")
struct BLAKE2bTests {
    @Test("\"abc\" has the hash that RFC 7693, appendix A, works out")
    func published() {
        #expect(
            Hexadecimal.encode(BLAKE2b.hash(Array("abc".utf8), byteCount: 64))
                == "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1"
                + "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923")
    }

    // Expected values: hashlib.blake2b(message, digest_size=n) of Python 3.11.
    private static let bytes = (0..<1024).map { UInt8(truncatingIfNeeded: $0) }

    @Test(
        "shorter hashes are what Python's hashlib computes",
        arguments: [
            ([], 16, "cae66941d9efbd404e4d88758ea67670"),
            (Array("abc".utf8), 16, "cf4ab791c62b8d2b2109c90275287816"),
            (bytes, 16, "0b4661484ed1cc8e28c4a7f18e8b1019"),
            ([], 8, "e4a6a0577479b2b4"),
            (Array("abc".utf8), 8, "d8bb14d833d59559"),
            (bytes, 8, "3711058fb1ef188a"),
            (Array("abc".utf8), 1, "6b"),
        ])
    func hashlib(message: [UInt8], byteCount: Int, expected: String) {
        #expect(Hexadecimal.encode(BLAKE2b.hash(message, byteCount: byteCount)) == expected)
    }

    @Test("pieces hash as their whole", arguments: [1, 7, 127, 128, 129, 1024])
    func pieces(length: Int) {
        var hash = BLAKE2b(byteCount: 16)
        for start in stride(from: 0, to: Self.bytes.count, by: length) {
            hash.update(Array(Self.bytes[start..<min(start + length, Self.bytes.count)]))
            hash.update([])
            hash.update("")
        }
        #expect(Hexadecimal.encode(hash.finalize()) == "0b4661484ed1cc8e28c4a7f18e8b1019")
    }

    @Test("a text hashes as its UTF-8")
    func text() {
        var hash = BLAKE2b(byteCount: 16)
        hash.update("안녕 🎉")
        #expect(Hexadecimal.encode(hash.finalize()) == "b1390d86e30b99770da145fb54c3b212")
    }

    @Test("many threads hash at once")
    func threads() async {
        await withTaskGroup(of: String.self) { group in
            for _ in 0..<16 {
                group.addTask { Hexadecimal.encode(BLAKE2b.hash(Self.bytes, byteCount: 8)) }
            }
            for await hash in group { #expect(hash == "3711058fb1ef188a") }
        }
    }
}
