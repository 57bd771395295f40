import PostgreSQL
import Testing

@Suite("Transactions of PostgreSQL")
struct TransactionTests {
    private struct Stop: Error {}

    private let insert = "INSERT INTO pairs VALUES ($1, null, 1)"
    private let count = "SELECT count(*) FROM pairs"

    private func code(_ body: () throws -> Void) -> PostgreSQLError.Code? {
        #expect(throws: PostgreSQLError.self, performing: body)?.code
    }

    @Test("A transaction is kept when it ends, and undone when it throws")
    func keptOrUndone() throws {
        let connection = try TestServer.connectWithPairs()
        try connection.transaction(.writing) { try connection.execute(insert, [.text("a")]) }
        #expect(throws: Stop.self) {
            try connection.transaction(.writing) {
                try connection.execute(insert, [.text("b")])
                throw Stop()
            }
        }
        #expect(!connection.isInTransaction)
        #expect(try connection.value(count) == .integer(1))
        #expect(try connection.execute("UPDATE pairs SET size = 2") == 1)
    }

    @Test("A transaction of which a failure was passed over is no success")
    func passedOver() throws {
        let connection = try TestServer.connectWithPairs()
        let code = code {
            try connection.transaction(.writing) {
                try connection.execute(insert, [.text("a")])
                _ = try? connection.execute(insert, [.text("a")])
            }
        }
        #expect(code == .other)
        #expect(try connection.value(count) == .integer(0))
    }

    @Test("Each rule of the schema has its code, and values are not told")
    func constraints() throws {
        let connection = try TestServer.connectWithPairs()
        try connection.execute(insert, [.text("very-secret")])
        let error = #expect(throws: PostgreSQLError.self) { try connection.execute(insert, [.text("very-secret")]) }
        #expect(error?.code == .uniqueViolation)
        #expect(error?.description.contains("very-secret") == false)
        #expect(code { try connection.execute("INSERT INTO pairs VALUES ('b', null, null)") } == .constraint)
        #expect(code { try connection.execute("SELECT * FROM no_such_table") } == .undefinedTable)
        #expect(code { try connection.execute("SELEC") } == .other)
        #expect(
            code { try connection.transaction(.reading) { _ = try connection.execute("CREATE TABLE x ()") } }
                == .readOnly)
    }

    @Test("Two transactions that change the same row in each other's sight: the later one is told to begin anew")
    func serialization() throws {
        let one = try TestServer.connect()
        let two = try TestServer.connect()
        let table = "serialization_\(UInt32.random(in: 0 ... .max))"
        try one.executeScript("CREATE TABLE \(table) (x bigint); INSERT INTO \(table) VALUES (1)")
        defer { _ = try? one.execute("DROP TABLE \(table)") }
        try two.execute("BEGIN ISOLATION LEVEL REPEATABLE READ")
        #expect(try two.value("SELECT x FROM \(table)") == .integer(1))
        try one.execute("UPDATE \(table) SET x = 2")
        #expect(code { try two.execute("UPDATE \(table) SET x = 3") } == .serialization)
        try two.execute("ROLLBACK")
    }

    @Test("A lock that somebody else holds is not waited for longer than allowed")
    func lock() throws {
        let holder = try TestServer.connect()
        let other = try TestServer.connect(patience: .milliseconds(300))
        try holder.execute("SELECT pg_advisory_lock(4711)")
        let begin = ContinuousClock.now
        #expect(code { try other.execute("SELECT pg_advisory_lock(4711)") } == .timedOut)
        #expect(begin.duration(to: .now) < .seconds(3))
        #expect(other.isUsable)
    }

    @Test("A transaction for reading sees one moment")
    func snapshot() throws {
        let one = try TestServer.connect()
        let two = try TestServer.connect()
        let table = "snapshot_\(UInt32.random(in: 0 ... .max))"
        try one.execute("CREATE TABLE \(table) (x bigint)")
        defer { _ = try? one.execute("DROP TABLE \(table)") }
        let count = "SELECT count(*) FROM \(table)"
        try two.transaction(.reading) {
            #expect(try two.value(count) == .integer(0))
            try one.execute("INSERT INTO \(table) VALUES (1)")
            #expect(try two.value(count) == .integer(0))
        }
        #expect(try two.value(count) == .integer(1))
    }
}
