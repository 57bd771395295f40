import Testing

@testable import HTTPServer

@Suite("Header fields")
struct HeaderFieldsTests {
    private func fields(_ lines: [(String, String)]) -> HeaderFields {
        var fields = HeaderFields()
        for (name, value) in lines {
            unsafe Array(name.utf8).withUnsafeBytes { name in
                unsafe Array(value.utf8).withUnsafeBytes { value in unsafe fields.add(name: name, value: value) }
            }
        }
        return fields
    }

    private func text(_ bytes: [UInt8]?) -> String? {
        bytes.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("that are repeated are joined in the order of their lines")
    func joined() {
        let fields = fields([
            ("Accept-Language", "ko"), ("If-None-Match", "\"a\""), ("accept-language", "en;q=0.5"),
            ("ACCEPT-LANGUAGE", "*"),
        ])
        #expect(text(fields[.acceptLanguage]) == "ko, en;q=0.5, *")
        #expect(text(fields[.ifNoneMatch]) == "\"a\"")
    }

    @Test("that are empty are not absent")
    func empty() {
        #expect(fields([])[.acceptLanguage] == nil)
        #expect(fields([("Accept-Language", "")])[.acceptLanguage] == [])
        #expect(text(fields([("Accept-Language", ""), ("Accept-Language", "ko")])[.acceptLanguage]) == ", ko")
    }

    @Test("that nobody reads are not kept")
    func unread() {
        let fields = fields([("Cookie", "a=b"), ("Accept-Languag", "ja"), ("Accept-Languages", "ja")])
        #expect(HeaderName.allCases.allSatisfy { fields[$0] == nil })
    }

    @Test("are forgotten for the next request")
    func forgotten() {
        var fields = fields([("Accept-Language", "ko"), ("If-None-Match", "*")])
        fields.removeAll()
        #expect(HeaderName.allCases.allSatisfy { fields[$0] == nil })
        fields.add(.acceptLanguage, "ja".utf8)
        #expect(text(fields[.acceptLanguage]) == "ja")
    }

    @Test("have names that differ in more than case, though one bit apart")
    func oneBitApart() {
        // `-` is 0x2D and CR is 0x0D: setting the bit of lower case must not make them the same.
        for name in ["Accept\rLanguage", "ACCEPTZLANGUAGE", "BCCEPT-LANGUAGE"] {
            #expect(fields([(name, "ko")])[.acceptLanguage] == nil)
        }
    }
}
