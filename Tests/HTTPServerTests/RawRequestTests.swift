import HTTPServer
import Testing

@Suite("Raw bytes")
struct RawRequestTests {
    private let server: Server
    private let client: RawClient

    init() throws {
        server = try Server.onFreePort()
        client = try RawClient(port: server.port)
    }

    @Test("are refused or answered as HTTP says", arguments: RawRequest.all)
    func table(request: RawRequest) throws {
        try check(request) { client.send(request.bytes) }
    }

    @Test("are refused or answered the same when they come one by one", arguments: RawRequest.lines + RawRequest.starts)
    func byteByByte(request: RawRequest) throws {
        client.sendsAtOnce = true
        try check(request) { for byte in request.bytes.utf8 { client.send(CollectionOfOne(byte)) } }
    }

    @Test("are refused or answered the same on a thread for each connection", arguments: RawRequest.all)
    func threadPerConnection(request: RawRequest) throws {
        let server = try Server.onFreePort(.threadPerConnection)
        let client = try RawClient(port: server.port)
        client.send(request.bytes)
        try check(request, client) {}
    }

    private func check(_ request: RawRequest, _ other: RawClient? = nil, send: () -> Void) throws {
        let client = other ?? client
        send()
        for status in request.statuses { #expect(try client.receive().status == status) }
        if request.ends {
            #expect(client.isEnded)
        } else {
            client.send("GET /after HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try client.receive().body == "GET /after\nbody: ")
        }
        #expect(server.runs(0))
    }

    @Test(
        "of a target are handed over as they are",
        arguments: ["/%00", "/a%2Fb", "/a+b?c+d", "/%C0%AF", "/\u{FFFD}", "/%ED%A0%80"])
    func target(target: String) throws {
        client.send("GET \(target) HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.receive().body == "GET \(target)\nbody: ")
    }

    /// The library refuses them before they are whole, so that the answer can be lost; the next client is served.
    @Test(
        "that are far too many are refused, and the next client is served",
        arguments: [
            "GET / HTTP/1.1\r\nHost: a\r\n" + String(repeating: "a: b\r\n", count: 10_000) + "\r\n",
            "GET / HTTP/1.1\r\nHost: a\r\nB: \(String(repeating: "c", count: 1 << 20))\r\n\r\n",
            "GET /\(String(repeating: "a", count: 1 << 20)) HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: a\r\nCookie: \(String(repeating: "a;", count: 5000))\r\n\r\n",
        ])
    func farTooMany(request: String) throws {
        client.send(request)
        if let answer = try? client.receive() { #expect([414, 431].contains(answer.status)) }
        let next = try RawClient(port: server.port)
        next.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try next.receive().status == 200)
        #expect(server.runs(0))
    }

    /// The library misses the end of a connection that comes together with the last bytes.
    @Test("of a body that ends at any byte leave nothing behind when their time is over")
    func cutBody() throws {
        var limits = Limits()
        limits.headTimeout = 1
        limits.bodyTimeout = 1
        let server = try Server.onFreePort(limits: limits)
        let head = "PUT / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
        let request = Array("\(head)5\r\nhello\r\n0\r\n\r\n".utf8)
        for size in request.indices {
            let client = try RawClient(port: server.port)
            client.send(request[..<size])
        }
        #expect(server.runs(0))
        let client = try RawClient(port: server.port)
        client.send(request)
        #expect(try client.receive().body == "PUT /\nbody: hello")
    }

    @Test("of a body in chunks are the same in pieces of any size", arguments: [1, 1440])
    func pieces(size: Int) throws {
        let body = String((0..<4000).map { Character(UnicodeScalar(UInt8(97 + $0 % 26))) })
        let chunks = "fa0\r\n\(body)\r\n0\r\n\r\n"
        let request = Array("PUT / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n\(chunks)".utf8)
        client.sendsAtOnce = true
        for start in stride(from: 0, to: request.count, by: size) { client.send(request[start...].prefix(size)) }
        #expect(try client.receive().body == "PUT /\nbody: \(body)")
    }

    @Test("prove at each start that the library leaves heads as they are read")
    func selfCheck() {
        #expect(TransportSelfCheck.run() == [])
    }
}
