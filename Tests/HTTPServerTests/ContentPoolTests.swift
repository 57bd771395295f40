import HTTPServer
import Testing

@Suite("A pool of contents")
struct ContentPoolTests {
    private let pool = ContentPool()
    private let fields = FieldBlock([(name: "Content-Type", value: "text/plain")])

    private func content(_ text: String, tag: String = "aaaa") throws -> ResponseContent {
        try pool.content(fields: fields, tag: EntityTag(opaque: tag), body: Array(text.utf8))
    }

    @Test("writes content of the same size anew, with another tag")
    func reuse() throws {
        weak let first = try content("one", tag: "aaaa")
        let second = try content("two", tag: "bbbb")
        #expect(first === second)
        #expect(second.body == Array("two".utf8) && second.value(of: "etag") == #""bbbb""#)
        #expect(second.fields.map(\.name) == ["Content-Type", "ETag"])
    }

    @Test("leaves content alone that somebody holds, or that is of another size or of other fields")
    func held() throws {
        let first = try content("one")
        let second = try content("two")
        #expect(first !== second && first.body == Array("one".utf8))
        weak let third = try content("three")
        #expect(try content("four") !== third)
        let other = FieldBlock([(name: "Content-Type", value: "text/html")])
        let tag = EntityTag(opaque: "aaaa")
        weak let plain = try content("five5")
        #expect(try pool.content(fields: other, tag: tag, body: Array("five5".utf8)) !== plain)
    }

    @Test("keeps no large content, and not more than some hundred")
    func bounds() throws {
        weak let large = try content(String(repeating: "x", count: 4097))
        #expect(large == nil)
        weak let first = try content("")
        #expect(first != nil)
        for size in 1...256 { _ = try content(String(repeating: "x", count: size)) }
        #expect(first == nil)
    }

    @Test("sends to each client what was made for it, over one connection and over many")
    func sent() throws {
        let server = try Server.onFreePort { PoolResponder() }
        let clients = try (0..<4).map { _ in try RawClient(port: server.port) }
        for round in 0..<50 {
            for (number, client) in clients.enumerated() {
                client.send("GET /\(number)-\(round % 10) HTTP/1.1\r\nHost: x\r\n\r\n")
            }
            for (number, client) in clients.enumerated() {
                let answer = try client.receive()
                #expect(answer.body.hasSuffix("/\(number)-\(round % 10)"))
                #expect(answer["etag"] == "\"tag-\(number)-\(round % 10)\"")
            }
        }
    }
}

/// Answers with content from a pool.
private final class PoolResponder: Responder {
    private let pool = ContentPool()
    private let fields = FieldBlock([(name: "Content-Type", value: "text/plain")])

    func respond(to request: Request) -> Response {
        let tag = EntityTag(opaque: "tag-" + String(decoding: request.target.dropFirst(), as: UTF8.self))
        let body = [UInt8](repeating: UInt8(ascii: "."), count: 4000) + request.target
        guard let content = try? pool.content(fields: fields, tag: tag, body: body) else {
            return .text(500, "no memory left")
        }
        return Response(status: 200, content: content)
    }

    func refuse(_ refusal: Refusal) -> Response { .text(400, "\(refusal)") }
}
