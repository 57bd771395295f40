import JSON
import Testing

@Suite("Canonical text")
struct EncodingTests {
    @Test("keys are sorted by their bytes, and nothing stands between")
    func sorted() throws {
        #expect(
            try canonical(#"{ "b": [1, 2], "a": {"é": null, "z": true, "Z": false}, "": {} , "aa": []}"#)
                == #"{"":{},"a":{"Z":false,"z":true,"é":null},"aa":[],"b":[1,2]}"#)
    }

    @Test("a scalar above U+FFFF sorts behind one of the private use area, as in UTF-8 and not as in UTF-16")
    func sortedByBytes() throws {
        #expect(try canonical("{\"\u{1F389}\":1,\"\u{E000}\":2}") == "{\"\u{E000}\":2,\"\u{1F389}\":1}")
    }

    @Test("a letter with a combining accent sorts by its letter, though as one scalar it would not")
    func sortedUnnormalised() throws {
        #expect(try canonical("{\"f\":1,\"e\u{301}\":2}") == "{\"e\u{301}\":2,\"f\":1}")
    }

    @Test("only what must be escaped is")
    func escapes() throws {
        #expect(
            try canonical(#"["\/\u003c\u007f", "\"\\", "\u0000\u001F\u0008\u0009\u000A\u000C\u000D", "\u2028"]"#)
                == "[\"/<\u{7F}\",\"\\\"\\\\\",\"\\u0000\\u001f\\b\\t\\n\\f\\r\",\"\u{2028}\"]")
    }

    @Test("equal numbers are written alike")
    func numbers() throws {
        #expect(try canonical("[1.0, 1e0, -0.0, 1e17]") == "[1,1,0,100000000000000000]")
        #expect(try canonical("[0.10, 1E-1, 1.50e300]") == "[0.1,0.1,1.5e+300]")
    }

    @Test("of duplicates the first is written")
    func duplicates() throws {
        #expect(try canonical(#"{"a":1,"a":2}"#) == #"{"a":1}"#)
    }

    @Test("place, order and spelling make no difference")
    func equality() throws {
        #expect(try read(#"{"a":1,"b":"é"}"#) == read(#" {"b":"\u00e9", "a":1.0}"#))
        #expect(try read("[1,2]") != read("[2,1]"))
    }

    @Test("strings that are only canonically equivalent are different values")
    func canonicalEquivalence() {
        #expect(JSONValue(.string("\u{E9}")) != JSONValue(.string("e\u{301}")))
    }

    @Test(
        "a double keeps every digit it needs",
        arguments: [0.1, 1.0 / 3, .leastNonzeroMagnitude, .greatestFiniteMagnitude, -2.5e-7])
    func roundTrip(number: Double) throws {
        let text = JSONValue(.number(number)).encoded()
        #expect(try JSONDocument(parsing: text).root.number == number)
    }

    private func read(_ text: String) throws -> JSONValue {
        try JSONDocument(parsing: Array(text.utf8)).root
    }

    private func canonical(_ text: String) throws -> String {
        try String(decoding: read(text).encoded(), as: UTF8.self)
    }
}
