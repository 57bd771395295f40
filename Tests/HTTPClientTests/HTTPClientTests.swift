import HTTPClient
import HTTPServer
import Testing

@Suite("A client of HTTP servers")
struct HTTPClientTests {
    private let server: Server
    private let client: HTTPClient

    init() throws {
        server = try Server(
            host: "127.0.0.1", port: 0, threading: .threadPerConnection, limits: Limits()
        ) { Mirror() }
        client = try HTTPClient(timeout: 10, usesProxy: false)
    }

    @Test("gets status, fields and body")
    func answer() throws {
        let answer = try client.send("GET", to: server.url + "/a?b=c")
        #expect(answer.status == 203)
        #expect(answer.value(of: "x-method") == "GET")
        #expect(String(decoding: answer.body, as: UTF8.self) == "/a?b=c|")
    }

    @Test("sends a body of any bytes with any method, one request after another", arguments: ["POST", "PUT", "DELETE"])
    func bodies(method: String) throws {
        for body in ["", "a\0b", String(repeating: "é", count: 20_000)] {
            let answer = try client.send(method, to: server.url + "/", body: Array(body.utf8))
            #expect(answer.value(of: "X-Method") == method)
            #expect(String(decoding: answer.body, as: UTF8.self) == "/|\(body)")
        }
        #expect(try client.send("GET", to: server.url + "/").value(of: "X-Method") == "GET")
    }

    @Test("sends header fields")
    func fields() throws {
        let answer = try client.send("GET", to: server.url + "/", fields: [(name: "Accept-Language", value: "ko")])
        #expect(answer.value(of: "X-Language") == "ko")
    }

    @Test("refuses a header field with a line break, which would become a second field")
    func lineBreak() throws {
        let error = #expect(throws: HTTPClientError.self) {
            try client.send("GET", to: server.url + "/", fields: [(name: "X", value: "a\r\nY: b")])
        }
        #expect(error?.code == .badRequest)
    }

    @Test("does not wait for the body of an answer to HEAD")
    func head() throws {
        let answer = try client.send("HEAD", to: server.url + "/long")
        #expect(answer.status == 203)
        #expect(answer.body.isEmpty)
    }

    @Test("tells why there is no answer")
    func errors() throws {
        let unreachable = #expect(throws: HTTPClientError.self) { try client.send("GET", to: "http://127.0.0.1:1/") }
        #expect(unreachable?.code == .unreachable)
        for url in ["ftp://127.0.0.1/", "file:///etc/passwd", "http://:x/"] {
            let error = #expect(throws: HTTPClientError.self) { try client.send("GET", to: url) }
            #expect(error?.code == .badRequest, "\(url)")
        }
    }
}

/// Answers with what it was asked.
private final class Mirror: Responder {
    func respond(to request: Request) -> Response {
        let language = request.fields[.acceptLanguage].map { String(decoding: $0, as: UTF8.self) }
        let fields = [("X-Method", request.method.rawValue), ("X-Language", language ?? "none")]
        do {
            return try Response(status: 203, fields: fields, body: request.target + Array("|".utf8) + request.body)
        } catch {
            preconditionFailure("a test answers what cannot be sent: \(error)")
        }
    }

    func refuse(_ refusal: Refusal) -> Response {
        respond(to: Request(method: .other, target: [], fields: HeaderFields()))
    }
}
