import JSON
import Testing

@Suite("The text of a value")
struct TextOfValueTests {
    @Test(
        "is what its author wrote",
        arguments: [
            "{ \"b\" : [1, 2 ],\n\"a\":{}}", "[ \"]\", \"\\\"}\" ]", "\"\\\\\"", "\"a\\\"b\"", "-1.50e+1", "true",
            "null",
            "[]", "{}", "[[[]]]", "\"{\"", "\"가, \\uD83D\\uDE00\"",
        ])
    func written(text: String) throws {
        for around in [
            ("", ""), ("{\"k\":", "}"), (" [ ", " ] "), ("[", ",1]"), ("{\"k\": ", ",\"l\":2}"), ("\n", "\n"),
        ] {
            let bytes = Array((around.0 + text + around.1).utf8)
            let root = try JSONDocument(parsing: bytes).root
            let isInside = around.0.contains { $0 == "[" || $0 == "{" }
            let value = try #require(isInside ? (root["k"] ?? root.array?.first) : root)
            #expect(String(decoding: value.text(in: bytes), as: UTF8.self) == text)
        }
    }
}
