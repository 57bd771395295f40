import AlertCatalog
import CatalogStorage

/// Where a catalog is, as `--store` writes it.
enum StoreLocation {
    /// - Throws: a sentence that lists what a location can be.
    static func open(_ location: String) throws(CommandError) -> any CatalogStore {
        guard let path = directory(in: location) else {
            throw CommandError("the store \"\(location)\" is not of a kind that is known; write directory:PATH")
        }
        return DirectoryStore(path: path)
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
    static func directory(in location: String) -> String? {
        let prefix = "directory:"
        return location.hasPrefix(prefix) && location != prefix ? String(location.dropFirst(prefix.count)) : nil
    }
}
