import AlertCatalog
import OperatingSystem

/// A database of one kind: how connections are had, how changes are noticed, and in what its SQL differs.
protocol SQLDatabase: AnyObject, Sendable {
    /// How a message calls it: `the database var/x.sqlite`.
    var name: String { get }
    var dialect: SQLDialect { get }

    /// Lends a connection for reading.
    func withReader<Result>(_ body: (any SQLConnection) throws -> Result) throws -> Result

    /// Lends a connection for writing.
    func withWriter<Result>(_ body: (any SQLConnection) throws -> Result) throws -> Result

    /// Looks for damage, once, before the database is used; to be left out where the database does it.
    func check() throws

    /// Part of a transaction that adds a revision: tells other programs, when it is committed.
    func announce(_ revision: Int, on connection: any SQLConnection) throws

    /// Waits until something may have been written, for this long, or until it is woken. Called on one thread.
    func waitForActivity(atMost duration: Duration, waker: Waker) throws -> Activity

    /// What a failure of the database means to users of a store; `nil` when it is none of the database's.
    func meaning(of error: any Error) -> Failure?
}

/// What has come of waiting for somebody to write.
enum Activity {
    case none
    /// Somebody may have written.
    case possible
    /// There was a time of which nothing is known; what was loaded before may have gone another way.
    case unknown
    case woken
}

/// A failure of a database.
struct Failure {
    let error: CatalogStoreError
    /// Whether the same again may succeed at once, on another connection if need be.
    var mayRetry = false
}
