import CatalogStorage
import OperatingSystem

/// `alert-catalog restore FILE`: puts a backup in the place of all that an SQLite database holds, also while a service uses
/// it, which then serves what the backup has.
enum RestoreCommand {
    static func run(_ options: CommandOptions, environment: [String: String]) throws -> Int32 {
        var options = options
        let configuration = try Configuration(options: &options, environment: environment)
        try options.finish(operands: 1)
        let copy = options.operands[0]
        let database = try StoreLocation.backedUpFile(in: configuration.store.location)
        do {
            try SQLiteDatabase(path: database).restore(from: copy)
        } catch {
            throw CommandError("\(error)")
        }
        try StandardStream.output.writeLine("\(database) is as \(copy) has it, drafts and tokens included")
        return 0
    }
}
