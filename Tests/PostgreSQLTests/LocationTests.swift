import PostgreSQL
import Testing

@Suite("Locations of PostgreSQL")
struct LocationTests {
    @Test(
        "A location is shown without its password, however it is given",
        arguments: [
            ("postgresql://u:hush@db.example:5433/name?sslmode=require", "postgresql://u@db.example:5433/name"),
            ("postgres://u:hu%2Fsh@h/n", "postgresql://u@h/n"),
            ("postgresql://u@h/n?password=hush", "postgresql://u@h/n"),
            ("postgresql://u:hush@a:1,b:2/n?target_session_attrs=read-write", "postgresql://u@a:1,b:2/n"),
            ("postgresql://u:hush@[::1]:5432/n", "postgresql://u@[::1]:5432/n"),
            ("postgresql:///n?host=/run/postgresql", "postgresql:///run/postgresql/n"),
            ("postgresql://", "postgresql:///"),
        ])
    func shown(url: String, expected: String) throws {
        let location = try Location(url)
        #expect("\(location)" == expected)
        var dumped = ""
        dump(location, to: &dumped)
        dumped += String(reflecting: location)
        #expect(!dumped.contains("hu"))
    }

    @Test(
        "A malformed location is refused, and nothing of it is repeated",
        arguments: [
            "", "sqlite:x", "host=h password=hush", "postgresql://u:hush%zz@h/n", "postgresql://u:hush@[::1/n",
            "postgresql://u@h/n?passwordd=hush", "postgresql://u:hush@h/n?sslmode",
            "postgresql://u:hu@hush@h/n", "postgresql://u:hush@h:54x/n", "postgresql://u:hush@h:0/n",
            "postgresql://u:hush@a,b:1/n?port=1,65536",
        ])
    func malformed(url: String) throws {
        let error = #expect(throws: PostgreSQLError.self) { try Location(url) }
        #expect(error?.code == .badLocation)
        #expect(error?.description.contains("hush") == false)
    }
}
