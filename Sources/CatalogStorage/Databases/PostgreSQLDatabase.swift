package import AlertCatalog
import PostgreSQL
import Synchronization

/// A database on a server, which any number of programs share.
package final class PostgreSQLDatabase: SQLDatabase {
    let location: Location
    let listener: Listener
    private let connections: ConnectionPool

    /// - Throws: `notFound` when the URL is malformed. Whether there is a server is seen when it is first needed.
    package init(url: String) throws(CatalogStoreError) {
        let location = try Self.location(url)
        self.location = location
        listener = Listener(location)
        connections = ConnectionPool(atMost: 8) { try Self.open(location) }
    }

    /// Where a URL leads, without the password; `nil` for what is no URL of PostgreSQL.
    package static func place(of url: String) -> String? {
        (try? location(url))?.description
    }

    var name: String { "the database \(location)" }
    var dialect: SQLDialect { .postgresql }

    func withReader<Result>(_ body: (any SQLConnection) throws -> Result) throws -> Result {
        try connections.withConnection(body)
    }

    func withWriter<Result>(_ body: (any SQLConnection) throws -> Result) throws -> Result {
        try connections.withConnection(body)
    }

    /// The server does so itself.
    func check() {}

    func announce(_ revision: Int, on connection: any SQLConnection) throws {
        try connection.execute("SELECT pg_notify(\(Listener.channel), \(String(revision)))")
    }

    private static func location(_ url: String) throws(CatalogStoreError) -> Location {
        do {
            return try Location(url)
        } catch {
            throw CatalogStoreError(.notFound, error.description)
        }
    }

    static func open(_ location: Location) throws(PostgreSQLError) -> Connection {
        try Connection(location, application: "alert-catalog", patience: .seconds(10))
    }
}
