import SQLite
import Testing

@Suite("Values in SQLite")
struct ValueTests {
    @Test(
        "A value is read as it was written",
        arguments: [
            .null, .integer(0), .integer(.min), .integer(.max), .text(""), .text("é 한국어 🇰🇷 \u{0} behind a NUL"),
            .bytes([]), .bytes([0, 1, 0, 255]),
        ] as [Value])
    func roundTrip(value: Value) throws {
        let connection = try Connection(path: ":memory:", access: .create, busyTimeout: .zero)
        try connection.execute("CREATE TABLE one (value)")
        try connection.execute("INSERT INTO one VALUES ($1)", [value])
        #expect(try connection.value("SELECT value FROM one") == value)
        #expect(try connection.value("SELECT value IS $1 FROM one", [value]) == .integer(1))
    }

    @Test("Ten megabytes are read as they were written")
    func large() throws {
        let connection = try Connection(path: ":memory:", access: .create, busyTimeout: .zero)
        for value in [
            Value.text(String(repeating: "ü", count: 5_000_000)), .bytes([UInt8](repeating: 7, count: 10_000_000)),
        ] {
            // Compared out of the macro's sight, which would look into every byte.
            let isSame = try connection.value("SELECT $1", [value]) == value
            #expect(isSame)
        }
    }

    @Test("Rows come in order, with all their columns")
    func rows() throws {
        let connection = try Connection(path: ":memory:", access: .create, busyTimeout: .zero)
        try connection.execute("CREATE TABLE pairs (name TEXT, size INTEGER)")
        for size in 1...3 {
            #expect(
                try connection.execute("INSERT INTO pairs VALUES ($1, $2)", [.text("n"), .integer(Int64(size))]) == 1)
        }
        var rows: [[Value]] = []
        try connection.forEachRow("SELECT size, name FROM pairs ORDER BY size DESC") { row in
            rows.append([try row.value(at: 0), try row.value(at: 1)])
            #expect(row.count == 2)
        }
        #expect(rows == [3, 2, 1].map { [.integer($0), .text("n")] })
        #expect(try connection.execute("UPDATE pairs SET name = 'm' WHERE size > $1", [.integer(1)]) == 2)
        #expect(try connection.value("SELECT name FROM pairs WHERE size = 9") == nil)
    }

    @Test("A fraction is refused, since nothing writes one")
    func fraction() throws {
        let connection = try Connection(path: ":memory:", access: .create, busyTimeout: .zero)
        let error = #expect(throws: SQLiteError.self) { try connection.value("SELECT 0.5") }
        #expect(error?.code == .other)
    }

    @Test("What a loop over rows throws ends it, and the same statement can be run inside of it and again")
    func loops() throws {
        struct Enough: Error {}
        let connection = try Connection(path: ":memory:", access: .create, busyTimeout: .zero)
        let sql = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $1) SELECT i FROM n"
        var count = 0
        try connection.forEachRow(sql, [.integer(2)]) { _ in count += 1 }
        #expect(count == 2)
        #expect(throws: Enough.self) {
            try connection.forEachRow(sql, [.integer(10)]) { _ in
                try connection.forEachRow(sql, [.integer(3)]) { _ in count += 1 }
                if count == 8 { throw Enough() }
            }
        }
        #expect(count == 8)
        try connection.forEachRow(sql, [.integer(2)]) { _ in count += 1 }
        #expect(count == 10)
    }
}
