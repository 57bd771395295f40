import FoundationEssentials
import PostgreSQL

/// The server that `Scripts/test` started.
enum TestServer {
    struct Missing: Error, CustomStringConvertible {
        let description =
            "there is no PostgreSQL to test with: ALERT_CATALOG_TEST_POSTGRESQL is not set; run Scripts/test, or "
            + "Scripts/postgresql run swift test"
    }

    static var url: String {
        get throws {
            guard let url = ProcessInfo.processInfo.environment["ALERT_CATALOG_TEST_POSTGRESQL"] else {
                throw Missing()
            }
            return url
        }
    }

    /// The password in the URL, escaped and as it is.
    static let passwords = ["p%40ss%2Fword", "p@ss/word"]

    static func connect(application: String = "test", patience: Duration = .seconds(10)) throws -> Connection {
        try Connection(Location(url), application: application, patience: patience)
    }

    /// A connection of which others can see neither the tables nor what is in them.
    static func connectWithPairs() throws -> Connection {
        let connection = try connect()
        try connection.execute(
            "CREATE TEMPORARY TABLE pairs (name text PRIMARY KEY, value bytea, size bigint NOT NULL)")
        return connection
    }

    /// Ends the connection of an application as soon as its last statement begins with `query`.
    static func terminate(_ application: String, running query: String) throws {
        let connection = try connect()
        let sql = """
            SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
            WHERE application_name = $1 AND starts_with(query, $2)
            """
        while try connection.value(sql, [.text(application), .text(query)]) != .integer(1) {}
    }
}
