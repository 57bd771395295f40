import AlertCatalog
import CatalogStorage
import Foundation
import PostgreSQL

/// The stores that can be written, each of which keeps every promise of the contract.
enum StoreKind: CaseIterable {
    case sqlite
    case postgresql

    /// An empty place of this kind, for one test.
    func makePlace() throws -> any StorePlace {
        switch self {
        case .sqlite: try SQLitePlace()
        case .postgresql: try PostgreSQLPlace()
        }
    }
}

/// Where one database is, that several programs may use.
protocol StorePlace: AnyObject, Sendable {
    /// As another program that uses the same database.
    func open() throws -> SQLStore

    /// Runs statements behind the back of all stores.
    func execute(_ sql: String) throws
}

/// A database in a folder that is gone when nobody holds it.
final class SQLitePlace: StorePlace {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    var path: String { path(of: "catalog.sqlite") }

    func path(of name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }

    func open() throws -> SQLStore { SQLStore(SQLiteDatabase(path: path)) }

    func execute(_ sql: String) throws {
        try SQLiteScript.run(sql, path: path)
    }
}

/// A database of its own on the server that `Scripts/test` started.
final class PostgreSQLPlace: StorePlace {
    struct Missing: Error, CustomStringConvertible {
        let description =
            "there is no PostgreSQL to test with: ALERT_CATALOG_TEST_POSTGRESQL is not set; run Scripts/test, or "
            + "Scripts/postgresql run swift test"
    }

    let name = "test_\(UInt64.random(in: 0 ... .max))"
    let url: String
    private let server: String

    init() throws {
        guard let server = ProcessInfo.processInfo.environment["ALERT_CATALOG_TEST_POSTGRESQL"] else { throw Missing() }
        self.server = server
        url = "\(server)?dbname=\(name)"
        try executeOutside("CREATE DATABASE \(name)")
    }

    func open() throws -> SQLStore { SQLStore(try PostgreSQLDatabase(url: url)) }

    func connect() throws -> Connection {
        try Connection(Location(url), application: "test", patience: .seconds(10))
    }

    func execute(_ sql: String) throws {
        try connect().executeScript(sql)
    }

    /// Runs a statement in another database of the server.
    func executeOutside(_ sql: String) throws {
        try Connection(Location(server), application: "test", patience: .seconds(20)).execute(sql)
    }

    /// Ends every connection to the database.
    func terminateConnections() throws {
        try executeOutside("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '\(name)'")
    }

    /// Whether the server lets anybody in.
    func setReachable(_ isReachable: Bool) throws {
        try executeOutside("ALTER DATABASE \(name) ALLOW_CONNECTIONS \(isReachable)")
    }
}
