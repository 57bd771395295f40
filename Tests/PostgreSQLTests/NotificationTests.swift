import Foundation
import PostgreSQL
import Testing
import Threads

@Suite("Notifications of PostgreSQL")
struct NotificationTests {
    private let channel = "test-\"\(UInt32.random(in: 0 ... .max))"

    @Test("Who listens is told at once, in order, and nobody else is")
    func told() throws {
        let listener = try TestServer.connect()
        let other = try TestServer.connect()
        let sender = try TestServer.connect()
        try listener.listen(to: channel)
        try other.listen(to: channel + "x")
        try sender.notify(channel, "1")
        try sender.notify(channel, "é")
        let begin = ContinuousClock.now
        var payloads: [String] = []
        while payloads.count < 2, begin.duration(to: .now) < .seconds(3) {
            payloads += try listener.notifications(waiting: .seconds(3)).map(\.payload)
        }
        #expect(payloads == ["1", "é"])
        #expect(begin.duration(to: .now) < .seconds(1))
        #expect(try other.notifications(waiting: .milliseconds(50)).isEmpty)
    }

    @Test("A notification is sent when its transaction is committed, and not when it is undone")
    func transactional() throws {
        struct Stop: Error {}
        let listener = try TestServer.connect()
        let sender = try TestServer.connect()
        try listener.listen(to: channel)
        try? sender.transaction(.writing) {
            try sender.notify(channel, "undone")
            throw Stop()
        }
        try sender.transaction(.writing) {
            try sender.notify(channel, "kept")
            #expect(try listener.notifications(waiting: .milliseconds(100)).isEmpty)
        }
        #expect(try listener.notifications(waiting: .seconds(3)).map(\.payload) == ["kept"])
    }

    @Test("A notification that arrives together with the answer to a statement is not lost")
    func betweenStatements() throws {
        let listener = try TestServer.connect()
        try listener.listen(to: channel)
        try listener.notify(channel, "own")
        try listener.ping()
        #expect(try listener.notifications(waiting: .zero).map(\.payload) == ["own"])
    }

    @Test("What has arrived already is told without waiting")
    func withoutWaiting() throws {
        let listener = try TestServer.connect()
        try listener.listen(to: channel)
        try TestServer.connect().notify(channel, "there")
        Thread.sleep(forTimeInterval: 0.3)
        #expect(try listener.notifications(waiting: .zero).map(\.payload) == ["there"])
    }

    @Test("Waiting costs the time given and no more")
    func waiting() throws {
        let listener = try TestServer.connect()
        try listener.listen(to: channel)
        let begin = ContinuousClock.now
        #expect(try listener.notifications(waiting: .milliseconds(200)).isEmpty)
        #expect((.milliseconds(190)...(.seconds(1))).contains(begin.duration(to: .now)))
    }

    @Test("When the server ends the connection, the wait ends with a lost connection")
    func terminated() throws {
        let waiting = Background { [channel] in
            let listener = try TestServer.connect(application: channel)
            try listener.listen(to: channel)
            return try listener.notifications(waiting: .seconds(20))
        }
        try TestServer.terminate(channel, running: "LISTEN")
        let begin = ContinuousClock.now
        let error = #expect(throws: PostgreSQLError.self) { try waiting.value() }
        #expect(error?.code == .connectionLost)
        #expect(begin.duration(to: .now) < .seconds(4))
    }
}
