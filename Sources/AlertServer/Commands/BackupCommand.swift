import CatalogStorage
import OperatingSystem

/// `alert-catalog backup FILE`: a copy of an SQLite database as it is at one moment, also while a service uses it.
enum BackupCommand {
    static func run(_ options: CommandOptions, environment: [String: String]) throws -> Int32 {
        var options = options
        let configuration = try Configuration(options: &options, environment: environment)
        try options.finish(operands: 1)
        guard let database = StoreLocation.file(in: configuration.store.location) else {
            throw CommandError(
                "only sqlite:PATH is backed up so: copy a folder, and back up PostgreSQL by its pg_dump", status: 2)
        }
        let copy = options.operands[0]
        do {
            try SQLiteDatabase(path: database).backUp(to: copy)
        } catch {
            throw CommandError("\(error)")
        }
        try StandardStream.output.writeLine("\(database) is backed up to \(copy)")
        return 0
    }
}
