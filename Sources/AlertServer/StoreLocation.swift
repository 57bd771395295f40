import AlertCatalog
import CatalogStorage

/// Where a catalog is, as `--store` writes it.
enum StoreLocation {
    /// - Throws: a sentence that lists what a location can be.
    static func open(_ location: String) throws(CommandError) -> any CatalogStore {
        let directory = "directory:"
        guard location.hasPrefix(directory), location.count > directory.count else {
            throw CommandError("the store \"\(location)\" is not of a kind that is known; write directory:PATH")
        }
        return DirectoryStore(path: String(location.dropFirst(directory.count)))
    }
}
