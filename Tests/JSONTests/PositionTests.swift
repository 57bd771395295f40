import JSON
import Testing

@Suite("Positions")
struct PositionTests {
    @Test("lines end at a line feed, and columns count scalars")
    func positions() throws {
        let document = try JSONDocument(parsing: Array("[\r\n\"é🎉\",\n\n1]".utf8))
        #expect(document.position(at: 0) == JSONPosition(line: 1, column: 1))
        #expect(document.position(at: 2) == JSONPosition(line: 1, column: 3))
        #expect(document.position(at: 3) == JSONPosition(line: 2, column: 1))
        #expect(document.position(at: 4) == JSONPosition(line: 2, column: 2))
        #expect(document.position(at: 6) == JSONPosition(line: 2, column: 3))
        #expect(document.position(at: 10) == JSONPosition(line: 2, column: 4))
        #expect(document.position(at: 14) == JSONPosition(line: 4, column: 1))
    }

    @Test("an offset inside a scalar belongs to it")
    func inside() throws {
        let document = try JSONDocument(parsing: Array("\"é🎉\"".utf8))
        #expect((3...6).map { document.position(at: $0).column } == [3, 3, 3, 3])
    }

    @Test("an offset outside is the nearest end")
    func outside() throws {
        let document = try JSONDocument(parsing: Array("[1]\n".utf8))
        #expect(document.position(at: -1) == JSONPosition(line: 1, column: 1))
        #expect(document.position(at: 99) == JSONPosition(line: 2, column: 1))
    }

    @Test("a long text is counted as if from its beginning", arguments: [1, 510, 511, 512, 513, 1024, 20_000])
    func long(spaces: Int) throws {
        let text = "[" + String(repeating: " ", count: spaces) + "\n\"한\", 1]"
        let document = try JSONDocument(parsing: Array(text.utf8))
        #expect(document.position(at: spaces) == JSONPosition(line: 1, column: spaces + 1))
        let last = try #require(document.root.array?.last)
        #expect(document.position(at: last.offset) == JSONPosition(line: 2, column: 6))
    }
}
