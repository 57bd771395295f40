import JSON
import Testing

@Suite("What is refused")
struct ErrorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let bytes: [UInt8]
        let code: JSONError.Code
        let offset: Int

        init(_ text: String, _ code: JSONError.Code, at offset: Int) {
            self.init(bytes: Array(text.utf8), code, at: offset)
        }

        init(bytes: [UInt8], _ code: JSONError.Code, at offset: Int) {
            self.bytes = bytes
            self.code = code
            self.offset = offset
        }

        var testDescription: String { String(decoding: bytes.prefix(40), as: UTF8.self) }
    }

    static let structure: [Case] = [
        Case("", .empty, at: 0),
        Case(" \n", .empty, at: 2),
        Case("]", .valueExpected, at: 0),
        Case("{} {}", .contentAfterRoot, at: 3),
        Case("[1, 2", .unexpectedEnd, at: 5),
        Case("[\"abc", .unexpectedEnd, at: 5),
        Case("[1 2]", .commaExpected, at: 3),
        Case("{\"a\":1 \"b\":2}", .commaExpected, at: 7),
        Case("{\"a\" 1}", .colonExpected, at: 5),
        Case("{1:1}", .keyExpected, at: 1),
        Case("[True]", .valueExpected, at: 1),
        Case("['a']", .wrongQuotes, at: 1),
        Case("[1,]", .trailingComma, at: 3),
        Case("{\"a\":1, }", .trailingComma, at: 8),
        Case("[,]", .valueExpected, at: 1),
        Case("// no\n{}", .comment, at: 0),
        Case("[1, /* no */ 2]", .comment, at: 4),
        Case("{} // no", .comment, at: 3),
        Case("{\"a\":1 /* no */}", .comment, at: 7),
    ]

    static let scalars: [Case] = [
        Case("[NaN]", .notANumber, at: 1),
        Case("[Infinity]", .notANumber, at: 1),
        Case("[-Infinity]", .notANumber, at: 2),
        Case("[1e400]", .numberOutOfRange, at: 1),
        Case("[1.8e308]", .numberOutOfRange, at: 1),
        Case("[9223372036854775808]", .numberOutOfRange, at: 1),
        Case("[-9223372036854775809]", .numberOutOfRange, at: 1),
        Case("[1.]", .invalidNumber, at: 3),
        Case("[1e]", .invalidNumber, at: 3),
        Case("[\"a\\x\"]", .invalidEscape, at: 3),
        Case("[\"a\\u12G4\"]", .invalidEscape, at: 3),
        Case("[\"a\tb\"]", .controlCharacter, at: 3),
        Case("[\"a\\uD800\"]", .loneSurrogate, at: 3),
        Case("[\"\\\\uDC00 \\uD83D\\uDE00 \\udc00\"]", .loneSurrogate, at: 23),
        Case("{\"\\uDFFF\": 1}", .loneSurrogate, at: 2),
    ]

    static let encodings: [Case] = [
        Case("\u{FEFF}{}", .byteOrderMark, at: 0),
        Case(bytes: [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00], .wrongEncoding, at: 0),
        Case(bytes: [0xFE, 0xFF, 0x00, 0x7B, 0x00, 0x7D], .wrongEncoding, at: 0),
        Case(bytes: [0x7B, 0x00, 0x7D, 0x00], .wrongEncoding, at: 0),
        Case(bytes: [0x00, 0x00, 0x00, 0x7B, 0x00, 0x00, 0x00, 0x7D], .wrongEncoding, at: 0),
        Case("{}\0", .nulByte, at: 2),
        Case("[1,\0 2]", .nulByte, at: 3),
        Case("[\"a\0b\"]", .nulByte, at: 3),
        Case("\0\0", .nulByte, at: 0),
        Case(bytes: Array("[\"a".utf8) + [0xC3] + Array("\"]".utf8), .invalidUTF8, at: 3),
        Case(bytes: Array("[\"a".utf8) + [0xED, 0xA0, 0x80] + Array("\"]".utf8), .invalidUTF8, at: 3),
        Case(bytes: Array("[\"a".utf8) + [0xF0, 0x9F], .invalidUTF8, at: 3),
    ]

    @Test("a fault has its own code, where it is", arguments: structure + scalars + encodings)
    func code(fault: Case) throws {
        let error = try #require(throws: JSONError.self) { try JSONDocument(parsing: fault.bytes) }
        #expect(error.code == fault.code)
        #expect(error.offset == fault.offset)
        #expect(error.message.hasSuffix(".") == false && error.message.count > 10)
    }

    @Test("a message says what to do")
    func message() throws {
        let error = try #require(throws: JSONError.self) { try JSONDocument(parsing: Array("\u{FEFF}{}".utf8)) }
        #expect(error.message == "the file begins with a byte order mark; save it as UTF-8 without one")
    }

    @Test("a fault behind other scripts is told by line and column, in Unicode scalars")
    func position() throws {
        let text = "{\n  \"제목\": \"🎉é\" oops\n}"
        let error = try #require(throws: JSONError.self) { try JSONDocument(parsing: Array(text.utf8)) }
        #expect(error.position == JSONPosition(line: 2, column: 14))
        #expect("\(error)" == "2:14: a comma or a closing brace is expected here")
    }

    @Test("64 levels are read and 65 are refused")
    func depth() throws {
        let deep = nested(levels: 64)
        #expect(try JSONDocument(parsing: deep).root.encoded() == deep)
        let error = try #require(throws: JSONError.self) { try JSONDocument(parsing: nested(levels: 65)) }
        #expect(error.code == .tooDeep)
        #expect(error.offset == 64)
    }

    @Test("10,000 levels are refused at the first that is too deep", arguments: ["[", "{\"a\":"])
    func abyss(level: String) throws {
        let text = String(repeating: level, count: 10_000)
        let error = try #require(throws: JSONError.self) { try JSONDocument(parsing: Array(text.utf8)) }
        #expect(error.code == .tooDeep)
        #expect(error.offset == 64 * level.utf8.count)
    }

    @Test("siblings do not count as depth")
    func siblings() throws {
        let text = "[" + Array(repeating: "[{}]", count: 100).joined(separator: ",") + "]"
        #expect(try JSONDocument(parsing: Array(text.utf8), maximumDepth: 3).root.array?.count == 100)
    }

    private func nested(levels: Int) -> [UInt8] {
        Array((String(repeating: "[", count: levels) + String(repeating: "]", count: levels)).utf8)
    }

    @Test("A control character is refused wherever it stands in a string, also in a key", arguments: 0x01...0x1F)
    func controlCharacter(byte: UInt8) throws {
        for place in 0..<48 {
            var text = [UInt8](repeating: UInt8(ascii: "x"), count: 48)
            text[place] = byte
            let value = Array(#"{"key": ""#.utf8) + text + Array(#""}"#.utf8)
            let key = Array(#"{""#.utf8) + text + Array(#"": 1}"#.utf8)
            for (bytes, offset) in [(value, 9 + place), (key, 2 + place)] {
                #expect {
                    try JSONDocument(parsing: bytes)
                } throws: { error in
                    (error as? JSONError)?.code == .controlCharacter && (error as? JSONError)?.offset == offset
                }
            }
        }
    }

    @Test("A control character that is written as an escape is one", arguments: 0x00...0x1F)
    func escapedControlCharacter(number: UInt8) throws {
        let digits = String(number, radix: 16)
        let escape = "\\u00" + String(repeating: "0", count: 2 - digits.count) + digits
        let value = try JSONDocument(parsing: Array("[\"0123456789abcdef\(escape)\"]".utf8)).root.array?.first?.string
        #expect(value == "0123456789abcdef" + String(Unicode.Scalar(number)))
    }
}
