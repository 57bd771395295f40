import AlertAPI
import AlertCatalog
import FoundationEssentials
import OperatingSystem

/// Loads a catalog as commands do: what is wrong goes to standard error, and errors end the command.
enum CatalogLoading {
    static func load(from location: String) throws(CommandError) -> Catalog {
        try usable(try compile(location), from: location)
    }

    /// The first load of a service. Without a catalog it goes on alone when its store may be reached later.
    static func loadFirst(_ updater: CatalogUpdater, from location: String) throws(CommandError) {
        let compilation = try reading(location) { try updater.loadFirst() }
        if let compilation { _ = try usable(compilation, from: location) }
    }

    /// The documents of a folder, which are a catalog without errors. Its warnings are left to whoever takes it.
    static func source(inFolder path: String) throws(CommandError) -> CatalogSource {
        let location = "directory:\(path)"
        let store = try StoreLocation.open(location)
        let source = try reading(location) { try store.load(since: nil) }
        _ = try usable(CatalogCompiler.compile(source), from: location, telling: [.error], so: "it is not used")
        return source
    }

    private static func usable(
        _ compilation: CatalogCompiler.Compilation, from location: String,
        telling severities: Set<Diagnostic.Severity> = [.error, .warning], so consequence: String = "it is not served"
    ) throws(CommandError) -> Catalog {
        for diagnostic in compilation.diagnostics where severities.contains(diagnostic.severity) {
            try? StandardStream.error.writeLine(describe(diagnostic, in: location))
        }
        guard let catalog = compilation.catalog else {
            let count = compilation.diagnostics.count { $0.severity == .error }
            throw CommandError("the catalog has \(count) error\(count == 1 ? "" : "s"), so \(consequence)")
        }
        return catalog
    }

    static func compile(_ location: String) throws(CommandError) -> CatalogCompiler.Compilation {
        let store = try StoreLocation.open(location)
        return try reading(location) { try CatalogCompiler.compile(reusing: nil, store.loadWhole) }
    }

    private static func reading<Result>(
        _ location: String, _ read: () throws -> Result
    ) throws(CommandError) -> Result {
        do {
            return try read()
        } catch let error as CatalogStoreError {
            throw CommandError("\(error)")
        } catch {
            throw CommandError("the store \(StoreLocation.description(of: location)) cannot be read")
        }
    }

    /// The path of the file that a finding is about.
    static func path(of diagnostic: Diagnostic, in location: String) -> String {
        prefix(of: location) + diagnostic.file
    }

    private static func prefix(of location: String) -> String {
        guard let path = StoreLocation.directory(in: location) else { return "" }
        return path.hasSuffix("/") ? path : path + "/"
    }

    /// A finding with the path of its file, so that an editor opens it.
    static func describe(_ diagnostic: Diagnostic, in location: String) -> String {
        prefix(of: location) + diagnostic.description
    }
}
