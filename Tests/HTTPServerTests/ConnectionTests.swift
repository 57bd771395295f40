import HTTPServer
import Testing

@Suite("A connection")
struct ConnectionTests {
    @Test("answers one request after another")
    func keepAlive() throws {
        let server = try Server.onFreePort()
        let client = try RawClient(port: server.port)
        for number in 1...3 {
            client.send("GET /\(number) HTTP/1.1\r\nHost: a\r\n\r\n")
            let answer = try client.receive()
            #expect(answer.status == 200)
            #expect(answer.body == "GET /\(number)\nbody: ")
        }
        #expect(server.runs(0))
    }

    @Test("answers requests that came in one piece, in their order")
    func pipelining() throws {
        let server = try Server.onFreePort()
        let client = try RawClient(port: server.port)
        let requests = (1...20).map { "GET /\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }
        client.send(requests.joined())
        for number in 1...20 {
            #expect(try client.receive().body == "GET /\(number)\nbody: ")
        }
    }

    @Test("ends when the client says so")
    func close() throws {
        let server = try Server.onFreePort()
        let client = try RawClient(port: server.port)
        client.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        #expect(try client.receive()["connection"]?.lowercased() == "close")
        #expect(client.isEnded)
    }

    @Test("answers HEAD with the fields of GET and no body")
    func head() throws {
        let server = try Server.onFreePort()
        let client = try RawClient(port: server.port)
        client.send("GET /same HTTP/1.1\r\nHost: a\r\n\r\n")
        let get = try client.receive()
        client.send("HEAD /same HTTP/1.1\r\nHost: a\r\n\r\nGET /next HTTP/1.1\r\nHost: a\r\n\r\n")
        let head = try client.receive(toHead: true)
        // The echo begins with the method, which is one letter longer.
        #expect(head.contentLength == get.contentLength + 1)
        #expect(head.status == 200 && head["x-responder"] == get["x-responder"])
        #expect(head.fields.map(\.name) == get.fields.map(\.name))
        // Had there been a body, it would stand before the next answer.
        #expect(try client.receive().body == "GET /next\nbody: ")
    }

    @Test("takes a body in one piece, in many, and in chunks")
    func body() throws {
        let server = try Server.onFreePort()
        let client = try RawClient(port: server.port)
        let head = "PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 11\r\n\r\n"
        client.send(head + "hello world")
        #expect(try client.receive().body == "PUT /\nbody: hello world")

        client.send(head)
        for piece in ["he", "llo", " ", "world"] {
            #expect(server.runs(1))
            client.send(piece)
        }
        #expect(try client.receive().body == "PUT /\nbody: hello world")

        client.send("PUT / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n")
        client.send("6\r\n world\r\n0\r\n\r\n")
        #expect(try client.receive().body == "PUT /\nbody: hello world")
    }

    @Test("is still good after a body that a read carried, and that nobody wanted")
    func bodyOfRead() throws {
        let server = try Server.onFreePort()
        let client = try RawClient(port: server.port)
        client.send("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabcGET /next HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.receive().status == 200)
        #expect(try client.receive().body == "GET /next\nbody: ")
    }

    @Test("reads repeated field lines as one")
    func repeatedFields() throws {
        let server = try Server.onFreePort()
        let client = try RawClient(port: server.port)
        client.send("GET / HTTP/1.1\r\nAccept-Language: ko\r\nHost: a\r\naccept-language: en;q=0.5\r\n\r\n")
        #expect(try client.receive().body == "GET /\naccept-language: ko, en;q=0.5\nbody: ")
    }

    @Test(
        "hands the target over as it was written",
        arguments: ["/a%2Fb?c=%20+d&&", "/%zz%00", "/../x//y/", "http://example.com/a?b", "/?%"])
    func rawTarget(target: String) throws {
        let server = try Server.onFreePort()
        let client = try RawClient(port: server.port)
        client.send("GET \(target) HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.receive().body == "GET \(target)\nbody: ")
    }

    /// The library hands targets over as C strings, which would end at the NUL and name another resource.
    @Test("cuts no target short at a NUL", arguments: ["/a␀b", "/a␀", "/␀", "/a?b␀c"])
    func rawNUL(target: String) throws {
        let server = try Server.onFreePort()
        let client = try RawClient(port: server.port)
        client.send("GET \(target.replacing("␀", with: "\0")) HTTP/1.1\r\nHost: a\r\n\r\n")
        let answer = try? client.receive()
        #expect(answer == nil || answer?.status == 400 || answer?.body.contains("\0") == true)
    }

    @Test("takes a method that nobody knows as one that no route allows", arguments: ["BREW", "get", "PROPFIND"])
    func unknownMethod(method: String) throws {
        let server = try Server.onFreePort()
        let client = try RawClient(port: server.port)
        client.send("\(method) / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.receive().body == "? /\nbody: ")
    }
}
