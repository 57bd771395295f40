import PostgreSQL
import Testing

@Suite("Values in PostgreSQL")
struct ValueTests {
    @Test(
        "A text is read as it was written",
        arguments: ["", "é 한국어 🇰🇷 ' \" \\ %"])
    func text(text: String) throws {
        #expect(try TestServer.connect().value("SELECT $1", [.text(text)]) == .text(text))
    }

    @Test("An integer is read as it was written", arguments: [0, 1, -1, .min, .max, 256, -256] as [Int64])
    func integer(integer: Int64) throws {
        #expect(try TestServer.connect().value("SELECT $1", [.integer(integer)]) == .integer(integer))
    }

    @Test(
        "Bytes are read as they were written",
        arguments: [[], [0, 1, 0, 255]] as [[UInt8]])
    func bytes(bytes: [UInt8]) throws {
        #expect(try TestServer.connect().value("SELECT $1", [.bytes(bytes)]) == .bytes(bytes))
    }

    @Test("Ten megabytes are read as they were written")
    func large() throws {
        let connection = try TestServer.connect()
        for value in [
            Value.text(String(repeating: "ü", count: 5_000_000)), .bytes([UInt8](repeating: 7, count: 10_000_000)),
        ] {
            // Compared out of the macro's sight, which would look into every byte.
            let isSame = try connection.value("SELECT $1", [value]) == value
            #expect(isSame)
        }
    }

    @Test("Smaller integers, booleans, names and null are read, too")
    func otherTypes() throws {
        let connection = try TestServer.connect()
        let sql = "SELECT -2::smallint, -3::integer, true, false, 'a'::varchar, 'b'::name, null::text, $1::bytea"
        var values: [Value] = []
        try connection.forEachRow(sql, [.null]) { row in
            for column in 0..<row.count { values.append(try row.value(at: column)) }
        }
        #expect(values == [.integer(-2), .integer(-3), .integer(1), .integer(0), .text("a"), .text("b"), .null, .null])
    }

    @Test("A type that nothing writes is refused, and the connection goes on")
    func otherType() throws {
        let connection = try TestServer.connect()
        let error = #expect(throws: PostgreSQLError.self) { try connection.value("SELECT now()") }
        #expect(error?.code == .other)
        try connection.ping()
    }

    @Test("A text with a NUL is refused and not cut off, and the value is not told")
    func nul() throws {
        let connection = try TestServer.connect()
        let error = #expect(throws: PostgreSQLError.self) { try connection.value("SELECT $1", [.text("secret\u{0}x")]) }
        #expect(error?.code == .badValue)
        #expect(error?.description.contains("secret") == false)
    }

    @Test("Rows arrive one by one: the first is seen long before the last is sent")
    func streaming() throws {
        let connection = try TestServer.connect()
        var count = 0
        // 100 000 documents of 4 KiB are 400 MB, which would be waited for when held.
        let begin = ContinuousClock.now
        var first: Duration?
        var isInOrder = true
        try connection.forEachRow("SELECT i, repeat('x', 4096) FROM generate_series(1, 100000) AS i") { row in
            first = first ?? begin.duration(to: .now)
            count += 1
            isInOrder = try isInOrder && row.value(at: 0) == .integer(Int64(count))
        }
        #expect(count == 100_000 && isInOrder)
        #expect(try #require(first) * 4 < begin.duration(to: .now))
    }

    @Test("What a loop over rows throws is thrown, and the connection goes on")
    func throwingLoop() throws {
        struct Enough: Error {}
        let connection = try TestServer.connect()
        var count = 0
        #expect(throws: Enough.self) {
            try connection.forEachRow("SELECT generate_series(1, 10)") { _ in
                count += 1
                throw Enough()
            }
        }
        #expect(count == 1)
        #expect(connection.isUsable)
        #expect(try connection.value("SELECT 5") == .integer(5))
    }
}
