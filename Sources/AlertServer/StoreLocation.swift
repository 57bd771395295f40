import AlertCatalog
import CatalogStorage

/// Where a catalog is, as `--store` writes it.
enum StoreLocation {
    /// - Throws: a sentence that lists what a location can be.
    static func open(_ location: String) throws(CommandError) -> any CatalogStore {
        if let path = directory(in: location) { return DirectoryStore(path: path) }
        if let path = path(after: "sqlite:", in: location) { return SQLStore(SQLiteDatabase(path: path)) }
        guard ["postgresql://", "postgres://"].contains(where: location.hasPrefix) else {
            // What follows may hold a password.
            let kind = location.prefix { $0 != ":" }
            throw CommandError(
                "the store \"\(kind)\" is not of a kind that is known; write directory:PATH, sqlite:PATH or "
                    + "postgresql://HOST/NAME")
        }
        do {
            return SQLStore(try PostgreSQLDatabase(url: location))
        } catch {
            throw CommandError("the store cannot be used: \(error)")
        }
    }

    /// A store that can be changed.
    ///
    /// - Throws: for a folder, a sentence that says why not.
    static func openWritable(_ location: String) throws(CommandError) -> any WritableCatalogStore {
        guard let store = try open(location) as? any WritableCatalogStore else {
            throw CommandError(
                "the store \(location) is read-only: a folder is changed by its files, and keeps no tokens")
        }
        return store
    }

    /// The folder of `directory:PATH`.
    static func directory(in location: String) -> String? { path(after: "directory:", in: location) }

    private static func path(after prefix: String, in location: String) -> String? {
        location.hasPrefix(prefix) && location != prefix ? String(location.dropFirst(prefix.count)) : nil
    }
}
