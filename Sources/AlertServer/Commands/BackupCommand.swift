import CatalogStorage
import OperatingSystem

/// `alert-catalog backup FILE`: a copy of an SQLite database as it is at one moment, also while a service uses it.
enum BackupCommand {
    static func run(_ options: CommandOptions, environment: [String: String]) throws -> Int32 {
        var options = options
        let configuration = try Configuration(options: &options, environment: environment)
        try options.finish(operands: 1)
        let database = try StoreLocation.backedUpFile(in: configuration.store.location)
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
