import AlertCatalog

/// The one body of SQL: what can be read and written in a transaction of either database.
final class SQLTransaction: CatalogWriting {
    let connection: any SQLConnection
    /// What this transaction gives to what it publishes, once it was asked for.
    var newRevision: Int?
    /// The newest revision that was added here.
    var addedRevision: Int?

    init(on connection: any SQLConnection) {
        self.connection = connection
    }
}
