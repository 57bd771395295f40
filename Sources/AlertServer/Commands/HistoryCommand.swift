import AlertCatalog
import JSON
import OperatingSystem

/// `alert-catalog history ID`: every revision of a document, the newest first.
enum HistoryCommand {
    static func run(_ options: CommandOptions, environment: [String: String]) throws -> Int32 {
        var options = options
        let client = try AdminClient(options: &options, environment: environment)
        let name = try DocumentName(options: &options)
        let revisions = try revisions(of: name, client)
        guard !revisions.isEmpty else {
            throw CommandError("\(name.called) has no history: it was not published, or the store is a folder")
        }
        let rows = [["revision", "time", "author", "publisher", "change", "reason"]] + revisions.map(row)
        try StandardStream.output.write(table(rows))
        return 0
    }

    private static func revisions(of name: DocumentName, _ client: AdminClient) throws(CommandError) -> [JSONValue] {
        var revisions: [JSONValue] = []
        var before = ""
        while true {
            let path = "\(name.path)/revisions?limit=500\(before)"
            let page = try client.answer(AdminCall(path: path)).document.root
            let found = page["revisions"]?.array ?? []
            revisions += found
            guard !found.isEmpty, let next = page["next"]?.integer else { return revisions }
            before = "&before=\(next)"
        }
    }

    private static func row(_ revision: JSONValue) -> [String] {
        [
            "\(revision["revision"]?.integer ?? 0)", revision["time"]?.string ?? "", revision["author"]?.string ?? "",
            (revision["publisher"] ?? revision["author"])?.string ?? "", change(revision),
            revision["reason"]?.string ?? "",
        ].map(\.printable)
    }

    private static func change(_ revision: JSONValue) -> String {
        if revision["deleted"]?.bool == true { return "deleted" }
        return revision["source"]?.integer.map { "back to \($0)" } ?? "published"
    }

    /// Columns as wide as their widest cell, but for the last.
    private static func table(_ rows: [[String]]) -> String {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row.dropLast(), widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            let line = (cells + [row.last ?? ""]).joined(separator: "  ")
            return line.reversed().drop { $0 == " " }.reversed() + "\n"
        }.joined()
    }
}
