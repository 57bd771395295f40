import AlertCatalog
import JSON
import OperatingSystem

/// `alert-catalog diff DIR`: what importing a folder would change.
///
/// Status 0 when nothing, 1 when something, 2 when that cannot be told.
enum DiffCommand {
    static func run(_ options: CommandOptions, environment: [String: String]) throws -> Int32 {
        do {
            let lines = try lines(options, environment: environment)
            try StandardStream.output.write(lines.map { $0 + "\n" }.joined())
            return lines.isEmpty ? 0 : 1
        } catch is StandardStream.WriteError {
            throw CommandError("standard output cannot be written", status: 2)
        } catch let error as CommandError {
            throw CommandError(error.sentence, status: 2)
        }
    }

    private static func lines(
        _ options: CommandOptions, environment: [String: String]
    ) throws(CommandError) -> [String] {
        var options = options
        let client = try AdminClient(options: &options, environment: environment)
        try options.finish(operands: 1)
        let folder = CatalogDocuments(try CatalogLoading.source(inFolder: options.operands[0]))
        let published = try client.catalog().documents
        return Set(folder.names).union(published.names).sorted { $0.key < $1.key }
            .flatMap { lines(about: $0, from: published[$0], to: folder[$0]) }
    }

    private static func lines(about name: DocumentName, from: [UInt8]?, to: [UInt8]?) -> [String] {
        guard let from, let to else { return [(from == nil ? ChangeMark.added : .removed).line(name)] }
        guard !from.isSameDocument(as: to) else { return [] }
        let difference = DocumentDifference(from: value(from), to: value(to))
        return [ChangeMark.changed.line(name)] + MemberChange.lines(of: difference.changes.map { MemberChange($0) })
    }

    private static func value(_ text: [UInt8]) -> JSONValue? { (try? JSONDocument(parsing: text))?.root }
}
