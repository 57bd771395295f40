import PostgreSQL
import Testing
import Threads

@Suite("Connections to PostgreSQL")
struct ConnectionTests {
    private func failure(_ body: () throws -> Void) -> PostgreSQLError? {
        #expect(throws: PostgreSQLError.self, performing: body)
    }

    @Test("A connection that the server ends is lost, at once and for good")
    func terminated() throws {
        let name = "victim \(UInt32.random(in: 0 ... .max))"
        let victim = try TestServer.connect(application: name)
        try victim.execute("SELECT 2")
        try TestServer.terminate(name, running: "SELECT 2")
        let begin = ContinuousClock.now
        #expect(failure { try victim.ping() }?.code == .connectionLost)
        #expect(failure { try victim.ping() }?.code == .connectionLost)
        #expect(begin.duration(to: .now) < .seconds(2))
        #expect(!victim.isUsable)
    }

    @Test("A statement that runs when the server ends its connection fails, and does not hang")
    func terminatedWhileRunning() throws {
        let name = "victim \(UInt32.random(in: 0 ... .max))"
        let running = Background {
            try TestServer.connect(application: name).execute("SELECT pg_sleep(8)")
        }
        try TestServer.terminate(name, running: "SELECT pg_sleep")
        let begin = ContinuousClock.now
        #expect(failure { _ = try running.value() }?.code == .connectionLost)
        #expect(begin.duration(to: .now) < .seconds(4))
    }

    @Test("A statement that takes too long is ended by the server, and the connection goes on")
    func tooLong() throws {
        let connection = try TestServer.connect(patience: .milliseconds(200))
        #expect(failure { try connection.execute("SELECT pg_sleep(5)") }?.code == .timedOut)
        #expect(try connection.value("SELECT 1") == .integer(1))
    }

    @Test(
        "Nobody who listens is a failure to connect, and so is a wrong password, a wrong name; none tells the password")
    func cannotConnect() throws {
        let url = try TestServer.url
        let cases: [(url: String, code: PostgreSQLError.Code)] = [
            ("postgresql://someone:hush-hush@127.0.0.1:1/x", .cannotConnect),
            ("postgresql://someone:hush-hush@host.invalid/x", .cannotConnect),
            (url.replacing(TestServer.passwords[0], with: "hush-hush"), .authentication),
            (url + "?dbname=no-such-database", .cannotConnect),
        ]
        for (url, code) in cases {
            let failure = failure { _ = try Connection(Location(url), application: "test", patience: .seconds(5)) }
            #expect(failure?.code == code)
            for secret in TestServer.passwords + ["hush-hush"] {
                #expect(failure?.description.contains(secret) == false)
            }
        }
    }

    @Test("What the server lists of a connection is as asked for")
    func settings() throws {
        let connection = try TestServer.connect(application: "alert-catalog test")
        #expect(try connection.value("SELECT current_setting('application_name')") == .text("alert-catalog test"))
        #expect(try connection.value("SELECT current_setting('client_encoding')") == .text("UTF8"))
        #expect(try connection.value("SELECT current_setting('statement_timeout')") == .text("10s"))
        let named = try Connection(
            Location(TestServer.url + "?application_name=other"), application: "test", patience: .seconds(1))
        #expect(try named.value("SELECT current_setting('application_name')") == .text("other"))
    }
}
