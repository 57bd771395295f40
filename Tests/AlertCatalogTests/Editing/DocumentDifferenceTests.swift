import AlertCatalog
import JSON
import Testing

@Suite("The difference of two documents")
struct DocumentDifferenceTests {
    private func changes(_ from: String?, _ to: String?) throws -> [String] {
        func text(_ value: JSONValue?) -> String { value.map { String(decoding: $0.encoded(), as: UTF8.self) } ?? "-" }
        let difference = DocumentDifference(
            from: try from.map { try JSONDocument(parsing: Array($0.utf8)).root },
            to: try to.map { try JSONDocument(parsing: Array($0.utf8)).root })
        return difference.changes.map { "\($0.pointer) \(text($0.from)) \(text($0.to))" }
    }

    @Test("is told member by member, whatever their order and spelling")
    func members() throws {
        let from = #"{"id": "a", "text": {"en": {"title": "A", "message": "M"}, "ko": {"a/b": "가"}}, "n": 1}"#
        let to = #"{"n": 1.0, "text": {"ko": {"a/b": "나"}, "en": {"title": "A"}, "ja": {"title": "あ"}}, "id": "a"}"#
        #expect(
            try changes(from, to) == [
                #"/text/en/message "M" -"#, #"/text/ko/a~1b "가" "나""#, #"/text/ja - {"title":"あ"}"#,
            ])
        #expect(try changes(from, from) == [])
    }

    @Test("of lists of one length is told element by element, and else as a whole")
    func lists() throws {
        #expect(try changes(#"{"l": [1, {"a": 2}]}"#, #"{"l": [1, {"a": 3}]}"#) == ["/l/1/a 2 3"])
        #expect(try changes(#"{"l": [1]}"#, #"{"l": [0, 1]}"#) == ["/l [1] [0,1]"])
        #expect(try changes(#"{"l": []}"#, #"{"l": {}}"#) == ["/l [] {}"])
    }

    @Test("from nothing, or to nothing, is all")
    func nothing() throws {
        #expect(try changes(nil, "{}") == [" - {}"])
        #expect(try changes("{}", nil) == [" {} -"])
        #expect(try changes(nil, nil) == [])
    }
}
