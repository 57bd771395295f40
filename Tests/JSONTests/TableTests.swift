import JSON
import Testing

@Suite("A member that is read as a table") struct TableTests {
    private func document(_ text: String) throws -> JSONDocument {
        try JSONDocument(parsing: Array(text.utf8), tableKey: "text")
    }

    private func text(_ table: JSONTable, row: Int, column: Int) -> String? {
        table.place(row: row, column: column).map { String(decoding: table.utf8[table.cells[$0].range], as: UTF8.self) }
    }

    @Test("has a row for each object and a column for each key, and is no member of the root")
    func table() throws {
        let document = try document(
            #"{"id": "a", "text": {"en": {"title": "One", "message": "Two"}, "ko": {"message": "둘", "more": "셋"}}, "z": 1}"#
        )
        let table = try #require(document.table)
        #expect(table.rowKeys == ["en", "ko"])
        #expect(table.columnKeys == ["title", "message", "more"])
        let texts = (0..<2).map { row in (0..<3).map { text(table, row: row, column: $0) } }
        #expect(texts == [["One", "Two", nil], [nil, "둘", "셋"]])
        #expect(table.cells[table.places(ofRow: 1)].map(\.column) == [1, 2])
        #expect(table.column(of: "more") == 2)
        #expect(table.column(of: "none") == nil)
        #expect(document.root.object?.keys == ["id", "z"])
        #expect(document.withoutTable.root["text"]?["ko"]?["more"]?.string == "셋")
    }

    @Test("finds any of many columns")
    func manyColumns() throws {
        let members = (0..<100).map { #""key\#($0)": "\#($0)""# }.joined(separator: ", ")
        let table = try #require(try document(#"{"text": {"en": {\#(members)}, "ko": {"key99": "last"}}}"#).table)
        for column in 0..<100 { #expect(table.column(of: "key\(column)") == column) }
        #expect(text(table, row: 1, column: 99) == "last")
        #expect(table.place(row: 1, column: 0) == nil)
    }

    @Test(
        "is read as all else when it is none",
        arguments: [
            #"{"text": "words"}"#, #"{"text": []}"#, #"{"text": {"en": "words"}}"#, #"{"text": {"en": ["words"]}}"#,
            #"{"text": {"en": {"title": 1}}}"#, #"{"text": {"en": {"title": null}, "ko": {"title": "a"}}}"#,
            #"{"text": {"en": {"title": {"a": "b"}}}, "z": {"y": [1, {"x": 2}]}}"#,
            #"{"text": {"en": {"title": ["a", {"b": "c"}]}, "ko": {}}, "z": [[], {}]}"#,
        ])
    func unsound(text: String) throws {
        let document = try document(text)
        #expect(document.table == nil)
        #expect(document.root == (try JSONDocument(parsing: Array(text.utf8))).root)
    }

    @Test(
        "with a key that stands twice is read as all else, so that it is told",
        arguments: [
            (#"{"text": {"en": {"title": "a", "title": "b"}}}"#, "/text/en/title"),
            (#"{"text": {"en": {"title": "a", "message": "b", "title": "c"}}}"#, "/text/en/title"),
            (#"{"text": {"en": {"title": "a"}, "ko": {}, "en": {"title": "b"}}}"#, "/text/en"),
            (#"{"text": {"en": {}}, "text": {"ko": {}}}"#, "/text"), (#"{"text": {"en": {}}, "text": 1}"#, "/text"),
            (#"{"text": 1, "text": {"en": {}}}"#, "/text"),
        ])
    func duplicate(text: String, pointer: String) throws {
        let document = try document(text)
        #expect(document.table == nil)
        #expect(document.duplicates.map(\.pointer.description) == [pointer])
    }

    @Test("keeps keys apart that only look alike")
    func canonicallyEquivalent() throws {
        let document = try document(
            #"{"text": {"\u00e9": {"\u00e9": "1", "e\u0301": "2"}, "e\u0301": {"e\u0301": "3"}}}"#)
        let table = try #require(document.table)
        #expect(table.rowKeys.map { Array($0.utf8) } == [Array("\u{E9}".utf8), Array("e\u{301}".utf8)])
        #expect(table.columnKeys.map { Array($0.utf8) } == [Array("\u{E9}".utf8), Array("e\u{301}".utf8)])
        #expect(table.cells[table.places(ofRow: 1)].map(\.column) == [1])
        #expect(table.column(of: "e\u{301}") == 1)
    }

    @Test("is one member of the root alone")
    func elsewhere() throws {
        let document = try document(#"{"a": {"text": {"en": {"title": "a"}}}, "b": [{"text": {"en": {}}}]}"#)
        #expect(document.table == nil)
        #expect(document.root["a"]?["text"]?["en"]?["title"]?.string == "a")
        #expect(try self.document(#"[{"text": {"en": {}}}]"#).table == nil)
    }

    @Test("is refused where it is broken")
    func broken() {
        #expect(throws: JSONError.self) { try document(#"{"text": {"en": {"title": "a"}"#) }
        #expect(throws: JSONError.self) { try document(#"{"text": {"en": {"title": }}}"#) }
        let bytes = Array(#"{"text": {"en": {"title": ""#.utf8) + [0xFF] + Array(#""}}}"#.utf8)
        #expect {
            try JSONDocument(parsing: bytes, tableKey: "text")
        } throws: { error in
            (error as? JSONError)?.code == .invalidUTF8 && (error as? JSONError)?.offset == 27
        }
    }

    @Test("keeps a replacement character that is written")
    func replacement() throws {
        let document = try document(#"{"text": {"en": {"title": "a\#u{FFFD}b"}}}"#)
        #expect(document.table.flatMap { text($0, row: 0, column: 0) } == "a\u{FFFD}b")
    }
}
