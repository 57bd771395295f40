import HTTPServer
import OperatingSystem
import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite("A slow client")
struct SlowClientTests {
    private static let modes = [Server.Threading.workers(1), .threadPerConnection]

    private func server(
        _ threading: Server.Threading = .workers(1), _ change: (inout Limits) -> Void
    ) throws -> Server {
        var limits = Limits()
        change(&limits)
        return try Server.onFreePort(threading, limits: limits)
    }

    /// Sends a byte every tenth of a second until the connection ends; the result is how long that took.
    private func dribble(_ client: RawClient) -> Duration {
        let start = ContinuousClock.now
        while !client.isEndedSoon, ContinuousClock.now - start < .seconds(10) { client.send("a") }
        return ContinuousClock.now - start
    }

    @Test("gets no more time for the first head by sending a byte of it now and then", arguments: modes)
    func head(threading: Server.Threading) throws {
        let server = try server(threading) { $0.headTimeout = 1 }
        let client = try RawClient(port: server.port)
        client.send("GET / HTTP/1.1\r\nHost: a\r\nX-")
        #expect((.milliseconds(800) ... .seconds(4)).contains(dribble(client)))
        #expect(server.runs(0))
    }

    @Test("is given up when it never says anything", arguments: modes)
    func silent(threading: Server.Threading) throws {
        let server = try server(threading) { $0.headTimeout = 1 }
        #expect(try RawClient(port: server.port).isEnded)
    }

    @Test("has its time for the next head from the last answer on", arguments: modes)
    func nextHead(threading: Server.Threading) throws {
        let server = try server(threading) {
            $0.headTimeout = 60
            $0.idleTimeout = 1
        }
        let client = try RawClient(port: server.port)
        client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.receive().status == 200)
        client.send("GET / HTTP/1.1\r\nHost: a\r\nX-")
        #expect((.milliseconds(800) ... .seconds(4)).contains(dribble(client)))
    }

    @Test("gets no more time for a body by sending a byte of it now and then", arguments: modes)
    func body(threading: Server.Threading) throws {
        let server = try server(threading) { $0.bodyTimeout = 1 }
        let client = try RawClient(port: server.port)
        client.send("PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 10000\r\n\r\n")
        #expect((.milliseconds(800) ... .seconds(4)).contains(dribble(client)))
        #expect(server.runs(0))
    }

    @Test("that does not take its answer is given up", arguments: modes)
    func answer(threading: Server.Threading) throws {
        var limits = Limits()
        limits.bodyTimeout = 1
        let asked = Monitor(0)
        let server = try Server.onFreePort(threading, limits: limits) { LargeResponder(asked) }
        let client = try RawClient(port: server.port)
        client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(asked.wait(atMost: .seconds(30)) { $0 == 1 } == 1)
        #expect(server.runs(0))
    }

    @Test("is not one that waits for the service", arguments: modes)
    func working(threading: Server.Threading) throws {
        var limits = Limits()
        limits.bodyTimeout = 1
        limits.idleTimeout = 1
        limits.headTimeout = 1
        let server = try Server.onFreePort(threading, limits: limits) { SleepyResponder() }
        let client = try RawClient(port: server.port)
        client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.receive().status == 200)
    }
}

/// An answer that no socket's buffers hold.
private final class LargeResponder: Responder {
    private let response = Response.text(200, String(repeating: "a", count: 64 << 20))
    private let asked: Monitor<Int>

    init(_ asked: Monitor<Int>) {
        self.asked = asked
    }

    func respond(to request: Request) -> Response {
        asked.update { $0 += 1 }
        return response
    }

    func refuse(_ refusal: Refusal) -> Response { response }
}

/// Takes longer than any of the limits.
private final class SleepyResponder: Responder {
    func respond(to request: Request) -> Response {
        usleep(3_000_000)
        return .text(200, "at last")
    }

    func refuse(_ refusal: Refusal) -> Response { .text(400, "\(refusal)") }
}
