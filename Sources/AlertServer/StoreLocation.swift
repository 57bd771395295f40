import AlertCatalog
import CatalogStorage

/// Where a catalog is, as `--store` writes it.
enum StoreLocation {
    /// - Parameter isMade: whether a file that is not there is made. One whose name is mistyped is to be told of, unless
    ///   a catalog is to be kept there.
    /// - Throws: a sentence that lists what a location can be.
    static func open(_ location: String, making isMade: Bool = false) throws(CommandError) -> any CatalogStore {
        if let path = directory(in: location) { return DirectoryStore(path: path) }
        if let path = file(in: location) { return SQLStore(SQLiteDatabase(path: path, making: isMade)) }
        guard ["postgresql://", "postgres://"].contains(where: location.hasPrefix) else {
            throw CommandError(
                "the store\(kindInQuotes(location)) is not of a kind that is known; write directory:PATH, sqlite:PATH "
                    + "or postgresql://HOST/NAME")
        }
        do {
            return SQLStore(try PostgreSQLDatabase(url: location))
        } catch {
            throw CommandError("the store cannot be used: \(error)")
        }
    }

    /// One word before a colon, or alone. Whatever else there is may hold a password.
    private static func kindInQuotes(_ location: String) -> String {
        let kind = location.prefix { $0 != ":" }
        return kind.allSatisfy { $0.isASCII && $0.isLetter } ? " \"\(kind)\"" : ""
    }

    /// A store that can be changed.
    ///
    /// - Throws: for a folder, a sentence that says why not.
    static func openWritable(
        _ location: String, making isMade: Bool
    ) throws(CommandError) -> any WritableCatalogStore {
        guard let store = try open(location, making: isMade) as? any WritableCatalogStore else {
            throw CommandError(
                "the store \(location) is read-only: a folder is changed by its files, and keeps no tokens")
        }
        return store
    }

    /// One of a closed set, for metrics.
    static func kind(of location: String) -> String {
        if directory(in: location) != nil { return "directory" }
        return file(in: location) != nil ? "sqlite" : "postgresql"
    }

    /// For people: without a password, and of what is no location nothing, as that may be one.
    static func description(of location: String) -> String {
        if path(after: "directory:", in: location) ?? file(in: location) != nil { return location }
        return PostgreSQLDatabase.place(of: location) ?? "that is asked for"
    }

    /// Whether it is the address of a server with a password in it.
    static func holdsPassword(_ location: String) -> Bool {
        if location.contains("password=") { return true }
        guard location.hasPrefix("postgres"), let start = location.firstRange(of: "://")?.upperBound else {
            return false
        }
        let userInformation = location[start...].firstIndex(of: "@").map { location[start..<$0] } ?? ""
        return userInformation.contains(":")
    }

    /// The file of `sqlite:PATH`.
    static func file(in location: String) -> String? { path(after: "sqlite:", in: location) }

    /// The file of a store that is backed up here.
    ///
    /// - Throws: for other stores, a sentence that says what backs them up.
    static func backedUpFile(in location: String) throws(CommandError) -> String {
        if let file = file(in: location) { return file }
        throw CommandError(
            "only sqlite:PATH is backed up so: copy a folder, and back up PostgreSQL by its pg_dump", status: 2)
    }

    /// The folder of `directory:PATH`.
    static func directory(in location: String) -> String? { path(after: "directory:", in: location) }

    private static func path(after prefix: String, in location: String) -> String? {
        location.hasPrefix(prefix) && location != prefix ? String(location.dropFirst(prefix.count)) : nil
    }
}
