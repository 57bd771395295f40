import HTTPServer
import Testing

@Suite("Connections")
struct ConnectionLimitTests {
    private static let request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

    private func server(_ change: (inout Limits) -> Void) throws -> Server {
        var limits = Limits()
        change(&limits)
        return try Server.onFreePort(.workers(2), limits: limits)
    }

    @Test("that are idle for the longest time go first when there are nine tenths of what is allowed")
    func eviction() throws {
        let server = try server { $0.connections = 20 }
        let idle = try (0..<18).map { _ in try RawClient(port: server.port) }
        for client in idle {
            client.send(Self.request)
            #expect(try client.receive().status == 200)
        }
        // The clock of the registry has ticks of a tenth of a second.
        #expect(server.hasTicked())
        idle[0].send(Self.request)
        #expect(try idle[0].receive().status == 200)
        let new = try (0..<5).map { _ in try RawClient(port: server.port) }
        for client in new + [idle[0]] {
            client.send(Self.request)
            #expect(try client.receive().status == 200)
        }
        let gone = idle.dropFirst().filter(\.isEndedSoon)
        #expect(gone.count == 5)
    }

    @Test("that are slow or idle, more than are allowed, keep nobody out")
    func crowd() throws {
        let server = try server { $0.connections = 50 }
        var crowd: [RawClient] = []
        let client = try RawClient(port: server.port)
        for number in 0..<200 {
            let slow = try RawClient(port: server.port)
            slow.send(number % 2 == 0 ? "G" : "GET / HTTP/1.1\r\n")
            crowd.append(slow)
            client.send(Self.request)
            #expect(try client.receive().status == 200)
            let other = try RawClient(port: server.port)
            other.send(Self.request)
            #expect(try other.receive().status == 200)
        }
    }

    @Test("of one address are limited by themselves, and those of another are not touched")
    func address() throws {
        var limits = Limits()
        limits.connectionsPerAddress = 3
        let server = try Server(host: "0.0.0.0", port: 0, threading: .workers(2), limits: limits) { EchoResponder() }
        let other = try RawClient(from: 4, port: server.port)
        other.send(Self.request)
        #expect(try other.receive().status == 200)
        let clients = try (0..<6).map { _ in
            let client = try RawClient(port: server.port)
            client.send(Self.request)
            #expect(try client.receive().status == 200)
            return client
        }
        #expect(clients.count(where: \.isEndedSoon) == 3)
        other.send(Self.request)
        #expect(try other.receive().status == 200)
    }

    @Test("of a proxy that is trusted are not limited by its address")
    func proxy() throws {
        let server = try server {
            $0.connectionsPerAddress = 1
            $0.trustedProxies = TrustedProxies([AddressRange("127.0.0.0/8")].compactMap(\.self))
        }
        let clients = try (0..<5).map { _ in try RawClient(port: server.port) }
        for client in clients {
            client.send(Self.request)
            #expect(try client.receive().status == 200)
        }
    }

    @Test("take no more requests than is allowed, and say so with the last")
    func requests() throws {
        let server = try server { $0.requestsPerConnection = 3 }
        let client = try RawClient(port: server.port)
        for number in 1...3 {
            client.send(Self.request)
            let answer = try client.receive()
            #expect(answer.status == 200 && answer.body == "GET /\nbody: " && answer["x-responder"] == "echo")
            #expect(answer["connection"]?.lowercased() == (number == 3 ? "close" : nil))
        }
        #expect(client.isEnded)
    }
}
