import AlertCatalog
import OperatingSystem

/// `alert-catalog export DIR`: what is published, as a folder that can be read, compared and kept with an app.
enum ExportCommand {
    static func run(_ options: CommandOptions, environment: [String: String]) throws -> Int32 {
        var options = options
        let isOverwriting = options.has("--overwrite")
        let client = try AdminClient(options: &options, environment: environment)
        try options.finish(operands: 1)
        let folder = try ExportFolder(options.operands[0], overwriting: isOverwriting)
        let documents = try client.catalog().documents
        guard documents[.shared] != nil else { throw CommandError("nothing is published yet, so nothing is written") }
        try folder.write(documents) { mark, name in try StandardStream.output.writeLine(mark.line(name)) }
        return 0
    }
}
