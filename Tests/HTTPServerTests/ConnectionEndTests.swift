import Testing

@testable import HTTPServer

@Suite("The end of a connection")
struct ConnectionEndTests {
    /// One that no library knows of.
    private func connection() throws -> Connection {
        let handle = unsafe try #require(OpaquePointer(bitPattern: 16))
        return unsafe Connection(
            handle: handle, socket: -1, peer: .unknown, listener: ObjectIdentifier(Limits.self),
            isCounted: false, now: 5)
    }

    @Test("is claimed by one, and then nothing begins on it")
    func claimed() throws {
        let connection = try connection()
        let seen = connection.status
        #expect(seen.phase == .opened && seen.since == 5)
        #expect(connection.claimEnd(ifStill: seen))
        #expect(connection.status.phase == .ended)
        #expect(!connection.claimEnd(ifStill: seen))
        #expect(!connection.begin(.working, now: 6) && !connection.begin(.working, now: 7))
    }

    @Test("is not claimed once a request has begun")
    func begun() throws {
        let connection = try connection()
        let seen = connection.status
        #expect(connection.begin(.working, now: 5))
        #expect(!connection.claimEnd(ifStill: seen) && connection.status.phase == .working)
    }
}
