import HTTPServer
import Testing

/// Takes bodies only of those who say `Accept-Language: ko`.
private final class ChoosyResponder: Responder {
    func respond(to request: Request) -> Response { .text(200, "taken: \(request.body.count)") }

    func refuse(_ refusal: Refusal) -> Response { .text(413, "\(refusal)") }

    func refusal(of head: Request) -> Response? {
        head.fields[.acceptLanguage] == Array("ko".utf8) ? nil : .text(403, "not from you")
    }
}

@Suite("A body that is not wanted", .serialized)
struct EarlyRefusalTests {
    private let server: Server
    private let client: RawClient

    init() throws {
        server = try Server.onFreePort(.threadPerConnection) { ChoosyResponder() }
        client = try RawClient(port: server.port)
    }

    @Test(
        "is refused before it is sent, and without leave to send it",
        arguments: ["Content-Length: 5", "Transfer-Encoding: chunked", "Content-Length: 5\r\nExpect: 100-continue"])
    func refused(field: String) throws {
        client.send("PUT / HTTP/1.1\r\nHost: a\r\n\(field)\r\n\r\n")
        let answer = try client.receive()
        #expect(answer.status == 403 && answer.body == "not from you" && answer["connection"] == "close")
        #expect(client.isEnded)
        #expect(server.runs(0))
    }

    @Test(
        "is not waited for when its client is gone: the connection ends soon after",
        arguments: [
            "PUT / HTTP/1.1\r\nHost: a\r\nAccept-Language: ko\r\nContent-Length: 40\r\n\r\nabc", "GET / HT",
            "GET / HTTP/1.1\r\nHost:",
        ])
    func abandoned(part: String) throws {
        for threading in [Server.Threading.workers(1), .threadPerConnection] {
            let server = try Server.onFreePort(threading) { ChoosyResponder() }
            let clients = try (0..<20).map { _ in try RawClient(port: server.port) }
            for client in clients { client.sendLast(part) }
            #expect(server.holds(0))
        }
    }

    @Test("is asked for only where there is one")
    func withoutBody() throws {
        for fields in ["", "Content-Length: 0\r\n"] {
            client.send("PUT / HTTP/1.1\r\nHost: a\r\n\(fields)\r\n")
            #expect(try client.receive().body == "taken: 0")
        }
    }

    @Test("but is, gets leave to be sent")
    func wanted() throws {
        client.send(
            "PUT / HTTP/1.1\r\nHost: a\r\nAccept-Language: ko\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\n")
        #expect(try client.receive().status == 100)
        client.send("hello")
        #expect(try client.receive().body == "taken: 5")
    }

    @Test("in chunks is refused as soon as it is too large, while it is still being sent")
    func endless() throws {
        client.send("PUT / HTTP/1.1\r\nHost: a\r\nAccept-Language: ko\r\nTransfer-Encoding: chunked\r\n\r\n")
        let chunk = "4000\r\n\(String(repeating: "a", count: 0x4000))\r\n"
        for _ in 0..<5 { client.send(chunk) }
        let answer = try client.receive()
        #expect(answer.status == 413 && answer.body == "bodyTooLarge" && answer["connection"] == "close")
        #expect(client.isEnded)
        for _ in 0..<64 { client.send(chunk) }
        #expect(server.runs(0))
    }
}
