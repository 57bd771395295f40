import Dispatch
import HTTPServer
import Testing

@Suite("A server")
struct ServerLifeTests {
    @Test("takes a free port when it is asked for port 0, and says which")
    func freePort() throws {
        let first = try Server.onFreePort()
        let second = try Server.onFreePort(.threadPerConnection)
        #expect(first.port != 0 && second.port != 0 && first.port != second.port)
        #expect(first.url == "http://127.0.0.1:\(first.port)")
    }

    /// A server of workers shares its port among its own sockets: nobody else may join them.
    @Test(
        "is not made on a port that another one has",
        arguments: [Server.Threading.workers(2), .threadPerConnection],
        [Server.Threading.workers(2), .threadPerConnection])
    func portInUse(first: Server.Threading, second: Server.Threading) throws {
        let server = try Server.onFreePort(first)
        let error = #expect(throws: HTTPServerError.self) {
            try Server(host: "127.0.0.1", port: server.port, threading: second, limits: Limits()) { EchoResponder() }
        }
        #expect(error?.code == .portInUse)
        #expect(error?.description.contains("\(server.port)") == true)
    }

    @Test("is not made on what is no address of this machine", arguments: ["no such host", "203.0.113.1"])
    func badAddress(host: String) {
        let error = #expect(throws: HTTPServerError.self) {
            try Server(host: host, port: 0, threading: .workers(1), limits: Limits()) { EchoResponder() }
        }
        #expect(error?.code == .badAddress)
    }

    @Test("answers with all of its workers on one port")
    func workers() throws {
        var names = ["first", "second", "third"]
        let server = try Server.onFreePort(.workers(3)) { EchoResponder(name: names.removeFirst()) }
        #expect(names.isEmpty)
        var seen: Set<String> = []
        for _ in 0..<500 where seen.count < 3 {
            let client = try RawClient(port: server.port)
            client.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            seen.insert(try #require(try client.receive()["x-responder"]))
        }
        #expect(seen == ["first", "second", "third"])
    }

    @Test("with a thread for each connection answers others while one waits")
    func blocking() throws {
        let gate = DispatchSemaphore(value: 0)
        let server = try Server.onFreePort(.threadPerConnection) { BlockingResponder(gate: gate) }
        let waiting = try RawClient(port: server.port)
        waiting.send("GET /wait HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(server.runs(1))
        let other = try RawClient(port: server.port)
        other.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try other.receive().body == "at once")
        #expect(server.runs(1))
        gate.signal()
        #expect(try waiting.receive().body == "let go")
        #expect(server.runs(0))
    }

    @Test(
        "that takes no more connections finishes the request that runs",
        arguments: [Server.Threading.workers(1), .threadPerConnection])
    func quiesce(threading: Server.Threading) throws {
        let gate = DispatchSemaphore(value: 0)
        // An address of its own: on a shared one, another test may be given the port that becomes free.
        let server = try Server(host: "127.0.0.2", port: 0, threading: threading, limits: Limits()) {
            BlockingResponder(gate: gate)
        }
        let running = try RawClient(host: 2, port: server.port)
        running.send("GET /wait HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(server.runs(1))
        server.quiesce()
        #expect(server.exchangesRunning == 1)
        gate.signal()
        #expect(try running.receive().body == "let go")
        #expect(server.runs(0))
        #expect(throws: RawClient.Failure.self) { try RawClient(host: 2, port: server.port) }
    }

    @Test("frees its port when it is gone", arguments: [Server.Threading.workers(2), .threadPerConnection])
    func stop(threading: Server.Threading) throws {
        let host = "127.0.0.3"
        var server: Server? = try Server(host: host, port: 0, threading: threading, limits: Limits()) {
            EchoResponder()
        }
        let port = try #require(server?.port)
        let client = try RawClient(host: 3, port: port)
        client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        _ = try client.receive()
        server = nil
        #expect(client.isEnded)
        #expect(throws: RawClient.Failure.self) { try RawClient(host: 3, port: port) }
        let next = try Server(host: host, port: port, threading: threading, limits: Limits()) { EchoResponder() }
        #expect(next.port == port)
    }

    @Test(
        "forgets a request whose client has gone",
        arguments: [
            "GET / HT", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: a\r\nX-",
            "PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n",
            "PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc",
        ])
    func disconnected(request: String) throws {
        let server = try Server.onFreePort()
        var client: RawClient? = try RawClient(port: server.port)
        client?.send(request)
        // The request runs from when its target is known.
        #expect(server.runs(request.contains("\r\n") ? 1 : 0))
        client = nil
        #expect(server.runs(0))
    }
}
