import JSON
import Testing

@Suite("Reading")
struct ReadingTests {
    @Test("every value and key knows its first byte")
    func offsets() throws {
        let text = #" { "a\n" : [ true ,null, -1.5e3 ], "b":{"c" : "x\"y"} , "d":false}"#
        let root = try read(text)
        #expect(root.offset == 1)
        let object = try #require(root.object)
        #expect(object.keys == ["a\n", "b", "d"])
        #expect(object.members.map(\.keyOffset) == ["\"a", "\"b", "\"d"].map { offset(of: $0, in: text) })
        let array = try #require(root["a\n"])
        #expect(array.offset == offset(of: "[", in: text))
        #expect(array.array?.map(\.offset) == ["true", "null", "-1.5"].map { offset(of: $0, in: text) })
        #expect(root["b"]?.offset == offset(of: "{\"c", in: text))
        #expect(root["b"]?["c"]?.offset == offset(of: "\"x", in: text))
        #expect(root["d"]?.offset == offset(of: "false", in: text))
    }

    @Test("a string arrives with its escapes resolved")
    func strings() throws {
        let root = try read(#"["\u0041\"\\\/\b\f\n\r\t", "\uD83C\uDF89", "\u0000", "Ա한"]"#)
        #expect(root.array?.map(\.string) == ["A\"\\/\u{8}\u{C}\n\r\t", "🎉", "\0", "Ա한"])
    }

    @Test("an integer is one however it is written")
    func integers() throws {
        let root = try read("[1, -0, 1.0, 10e-1, 9223372036854775807, -9223372036854775808, 1e17, -0.0]")
        #expect(root.array?.map(\.integer) == [1, 0, 1, 1, .max, .min, 100_000_000_000_000_000, 0])
    }

    @Test("a double is the nearest to what is written")
    func numbers() throws {
        let root = try read("[0.1, 1.7976931348623157e308, 5e-324, 1e-400, 0.3e1, 2.2250738585072011e-308, 1e300]")
        let subnormal = Double.leastNormalMagnitude.nextDown
        let expected = [0.1, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 0, 3, subnormal, 1e300]
        #expect(root.array?.map(\.number) == expected)
        #expect(root.array?.first?.integer == nil)
    }

    @Test("each value has a kind to say in a message")
    func kinds() throws {
        let root = try read(#"[null, true, 1, 1.5, "", [], {}]"#)
        #expect(
            root.array?.map(\.kind)
                == ["null", "a boolean", "an integer", "a number", "a string", "an array", "an object"])
        #expect(root.array?.map(\.isNull) == [true, false, false, false, false, false, false])
        #expect(root.array?.map(\.bool) == [nil, true, nil, nil, nil, nil, nil])
    }

    @Test("a duplicate is reported with both places, and the first value counts")
    func duplicates() throws {
        let text = #"{"a": 1, "text": [0, {"k/~": 1, "x": 2, "k/~": 3}], "a": 4, "a": 5}"#
        let document = try JSONDocument(parsing: Array(text.utf8))
        #expect(document.duplicates.map(\.pointer.description) == ["/text/1/k~1~0", "/a", "/a"])
        #expect(document.duplicates.map(\.key) == ["k/~", "a", "a"])
        let nested = try #require(document.duplicates.first)
        #expect(nested.firstOffset == offset(of: "\"k/~\": 1", in: text))
        #expect(nested.secondOffset == offset(of: "\"k/~\": 3", in: text))
        #expect(document.duplicates.dropFirst().map(\.firstOffset) == [1, 1])
        #expect(document.root["a"]?.integer == 1)
        #expect(document.root.object?.keys == ["a", "text"])
    }

    @Test("keys that look alike and differ in their bytes are two", arguments: [0, 20])
    func canonicalEquivalence(others: Int) throws {
        let more = (0..<others).map { "\"\($0)\": 0, " }.joined()
        let document = try JSONDocument(parsing: Array("{\(more)\"\u{E9}\": 1, \"e\u{301}\": 2}".utf8))
        #expect(document.duplicates.isEmpty)
        #expect(document.root["\u{E9}"]?.integer == 1)
        #expect(document.root["e\u{301}"]?.integer == 2)
    }

    @Test("an object of 100,000 members is searched by hash")
    func manyMembers() throws {
        let text = "{" + (0..<100_000).map { "\"key-\($0)\":\($0)" }.joined(separator: ",") + ",\"key-7\":0}"
        let document = try JSONDocument(parsing: Array(text.utf8))
        let object = try #require(document.root.object)
        #expect(object.count == 100_000)
        #expect((0..<100_000).allSatisfy { object["key-\($0)"]?.integer == Int64($0) })
        #expect(object["key-100000"] == nil)
        #expect(document.duplicates.map(\.key) == ["key-7"])
    }

    @Test("20 MB on one line are read, and every finding in them has its place")
    func large() throws {
        let count = 20_000
        let member = #""key":""# + String(repeating: "한국어로 된 긴 글 ", count: 45) + #"","#
        let text = "{" + String(repeating: member, count: count) + #""last":0}"#
        let document = try JSONDocument(parsing: Array(text.utf8))
        #expect(text.utf8.count > 20_000_000)
        #expect(document.duplicates.count == count - 1)
        let columns = document.duplicates.map { document.position(at: $0.secondOffset).column }
        #expect(columns == (1..<count).map { 2 + $0 * member.unicodeScalars.count })
    }

    private func read(_ text: String) throws -> JSONValue {
        try JSONDocument(parsing: Array(text.utf8)).root
    }

    /// The offset of the first place where the text has `part`.
    private func offset(of part: String, in text: String) -> Int {
        let bytes = Array(text.utf8)
        return bytes.indices.first { bytes[$0...].starts(with: part.utf8) } ?? -1
    }
}
