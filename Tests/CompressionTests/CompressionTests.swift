import Compression
import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite("Content codings")
struct CompressionTests {
    private static let contents = [
        "", "a", #"{"id": "permission.camera"}"#, String(repeating: "카메라에 접근할 수 없어요. ", count: 4000),
    ]

    @Test("make content small that repeats itself")
    func size() throws {
        for coding in ContentCoding.allCases {
            let content = Array(Self.contents[3].utf8)
            #expect(try #require(coding.encode(content)).count < content.count / 50, "\(coding)")
        }
    }

    @Test("give the same bytes for the same content")
    func determinism() throws {
        for coding in ContentCoding.allCases {
            for content in Self.contents {
                let first = try #require(coding.encode(Array(content.utf8)))
                #expect(first == coding.encode(Array(content.utf8)))
            }
        }
    }

    @Test("gzip names neither time nor flags in its head")
    func gzipHead() throws {
        let encoded = try #require(ContentCoding.gzip.encode(Array("abc".utf8)))
        #expect(Array(encoded.prefix(8)) == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0])
    }

    @Test(
        "are chosen by weight, and the smaller of two alike",
        arguments: [
            ("gzip", "gzip"), ("br", "br"), ("gzip, br", "br"), ("gzip, deflate, br, zstd", "br"),
            ("br;q=0.5, gzip;q=0.8", "gzip"), ("gzip;q=0", nil), ("br;q=0, gzip", "gzip"), ("*", "br"),
            ("*;q=0", nil), ("gzip;q=0.5, *;q=0.1", "gzip"), ("identity", nil), ("identity, gzip;q=0.5", nil),
            ("identity;q=0.1, gzip;q=0.5", "gzip"), ("", nil), ("deflate", nil), ("GZIP", "gzip"), ("x-gzip", "gzip"),
            (" gzip ;\tq=1.000 ", "gzip"), ("gzip;q=2", nil), ("gzip;q=abc, br;q=0.1", "br"), (",;,", nil),
            ("gzip;q=0, *;q=0.5", "br"), ("identity;q=0, gzip;q=0", nil), ("gzip;q=nan", nil),
        ] as [(String, String?)])
    func choice(value: String, expected: String?) {
        #expect(AcceptEncoding(Array(value.utf8)).best(of: ContentCoding.allCases)?.rawValue == expected)
    }

    @Test("are chosen among those that are offered")
    func offer() {
        let wishes = AcceptEncoding(Array("br, gzip;q=0.5".utf8))
        #expect(wishes.best(of: [.brotli, .gzip]) == .brotli)
        #expect(wishes.best(of: [.gzip]) == .gzip)
        #expect(wishes.best(of: []) == nil)
    }

    @Test("of a very long wish only the beginning is read")
    func longValue() {
        let value = String(repeating: "x,", count: 1_000_000) + "gzip"
        #expect(AcceptEncoding(Array(value.utf8)).best(of: ContentCoding.allCases) == nil)
    }
}
