import HTTPServer
import Testing

@Suite("A request target")
struct RequestTargetTests {
    @Test(
        "is cut into segments before they are decoded",
        arguments: [
            ("/", [""]),
            ("/v1/alerts/permission.camera", ["v1", "alerts", "permission.camera"]),
            ("/v1/alerts/", ["v1", "alerts", ""]),
            ("//a", ["", "a"]),
            ("/a%2Fb/c", ["a/b", "c"]),
            ("/a%2fb%3Fc%26d", ["a/b?c&d"]),
            ("/a+b%20c%2B", ["a+b c+"]),
            ("/%EC%9D%BC%EA%B8%B0", ["일기"]),
            ("/일기", ["일기"]),
            ("/..", [".."]),
            ("/%2e%2E/a", ["..", "a"]),
            ("/%2500", ["%00"]),
        ])
    func segments(target: String, expected: [String]) throws {
        #expect(try RequestTarget(parsing: Array(target.utf8)).segments == expected)
    }

    @Test(
        "has its query's items in order, with + as a space",
        arguments: [
            ("/", []),
            ("/?", []),
            ("/?a=1&b=2&a=3", ["a=1", "b=2", "a=3"]),
            ("/?a", ["a="]),
            ("/?a=", ["a="]),
            ("/?=1", ["=1"]),
            ("/?&&a=1&", ["a=1"]),
            ("/?a=b=c", ["a=b=c"]),
            ("/?a+b=c+d%2Be", ["a b=c d+e"]),
            ("/?a=%26%3D", ["a=&="]),
            ("/?a=b?c/d", ["a=b?c/d"]),
            ("/?locale=ko%2DKR", ["locale=ko-KR"]),
        ])
    func items(target: String, expected: [String]) throws {
        let query = try RequestTarget(parsing: Array(target.utf8)).query
        #expect(query.map { "\($0.name)=\($0.value)" } == expected)
    }

    @Test(
        "may be an absolute URL, of which only path and query count",
        arguments: [
            ("http://example.com/v1/alerts?limit=1", ["v1", "alerts"]),
            ("https://example.com:8443/v1", ["v1"]),
            ("http://example.com", [""]),
            ("http://example.com?limit=1", [""]),
        ])
    func absoluteForm(target: String, expected: [String]) throws {
        let parsed = try RequestTarget(parsing: Array(target.utf8))
        #expect(parsed.segments == expected)
        #expect(parsed.query.map(\.name) == (target.contains("?") ? ["limit"] : []))
    }

    @Test(
        "is refused when it cannot be read, in the path as in the query",
        arguments: [
            ("%", .badEscape), ("%4", .badEscape), ("%zz", .badEscape), ("%4g", .badEscape), ("a%", .badEscape),
            ("%+1", .badEscape),
            ("%00", .nul), ("a%00b", .nul), ("␀", .nul), ("a␀b", .nul),
            ("%FF", .invalidUTF8), ("%C0%AF", .invalidUTF8), ("%C0%80", .invalidUTF8), ("%E0%80%AF", .invalidUTF8),
            ("%ED%A0%80", .invalidUTF8), ("%F4%90%80%80", .invalidUTF8), ("%EC%9D", .invalidUTF8),
        ] as [(String, RequestTarget.Fault)])
    func refused(text: String, fault: RequestTarget.Fault) {
        for target in ["/\(text)", "/a/\(text)/b", "/a?\(text)", "/a?b=\(text)", "/a?b=\(text)&c"] {
            let bytes = Array(target.replacing("␀", with: "\0").utf8)
            #expect(throws: fault) { try RequestTarget(parsing: bytes) }
        }
    }

    @Test("takes no escape that reaches over the end of its segment or item")
    func escapeAcrossSeparator() {
        for target in ["/%4/1", "/a?b=%4&1", "/a?%4=1", "/%?41"] {
            #expect(throws: RequestTarget.Fault.badEscape) { try RequestTarget(parsing: Array(target.utf8)) }
        }
    }

    @Test("with bytes that are not UTF-8 is refused")
    func rawBytes() {
        #expect(throws: RequestTarget.Fault.invalidUTF8) { try RequestTarget(parsing: [0x2F, 0xFF]) }
        #expect(throws: RequestTarget.Fault.invalidUTF8) { try RequestTarget(parsing: [0x2F, 0xC0, 0xAF]) }
    }

    @Test("may be the star, which stands for the whole server")
    func asteriskForm() throws {
        #expect(try RequestTarget(parsing: Array("*".utf8)).segments == ["*"])
    }

    @Test("that is no path is refused", arguments: ["", "a", "*x", "?a=1", "ftp://example.com/", "example.com:443"])
    func notAPath(target: String) {
        #expect(throws: RequestTarget.Fault.notAPath) { try RequestTarget(parsing: Array(target.utf8)) }
    }
}
