import JSON
import Testing

@Suite("Merging")
struct MergingTests {
    @Test("objects are merged at every depth, all else is replaced")
    func deep() throws {
        let merged = try merge(
            #"{"role": "default", "effect": {"type": "openSettings", "section": "general", "deep": {"a": 1}}, "list": [1, 2]}"#,
            #"{"effect": {"section": "photos", "deep": {"b": 2}}, "list": [3], "new": true}"#)
        #expect(
            merged
                == #"{"effect":{"deep":{"a":1,"b":2},"section":"photos","type":"openSettings"},"list":[3],"new":true,"role":"default"}"#
        )
    }

    @Test(
        "what is not an object on both sides is replaced",
        arguments: [
            (#"{"a": {"b": 1}}"#, #"{"a": 2}"#, #"{"a":2}"#),
            (#"{"a": 2}"#, #"{"a": {"b": 1}}"#, #"{"a":{"b":1}}"#),
            (#"{"a": {"b": 1}}"#, #"{"a": null}"#, #"{"a":null}"#),
            (#"{"a": 1}"#, "[]", "[]"),
            (#"{"a": 1}"#, "{}", #"{"a":1}"#),
        ])
    func replaced(base: String, overrides: String, expected: String) throws {
        #expect(try merge(base, overrides) == expected)
    }

    @Test("members keep their order, new ones follow")
    func order() throws {
        let merged = try read(#"{"c": 1, "a": 2}"#).merging(read(#"{"b": 3, "a": 4}"#))
        #expect(merged.object?.keys == ["c", "a", "b"])
    }

    @Test("a value keeps the offset of the text that it came from")
    func offsets() throws {
        let merged = try read(#"{"a": 1, "b": 2}"#).merging(read(#"{   "b": 3}"#))
        #expect(merged["a"]?.offset == 6)
        #expect(merged["b"]?.offset == 9)
        #expect(merged.object?.member("b")?.keyOffset == 4)
    }

    private func read(_ text: String) throws -> JSONValue {
        try JSONDocument(parsing: Array(text.utf8)).root
    }

    private func merge(_ base: String, _ overrides: String) throws -> String {
        try String(decoding: read(base).merging(read(overrides)).encoded(), as: UTF8.self)
    }
}
