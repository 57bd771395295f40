import AlertCatalog
import HTTPServer
import JSON
import OperatingSystem

/// `alert-catalog import DIR`: makes what is published be what a folder says, all or nothing.
enum ImportCommand {
    static func run(_ options: CommandOptions, environment: [String: String]) throws -> Int32 {
        var options = options
        let isDryRun = options.has("--dry-run")
        let reason = try ChangeReason.read(&options)
        let client = try AdminClient(options: &options, environment: environment, makingStore: !isDryRun)
        try options.finish(operands: 1)
        let folder = options.operands[0]
        let documents = CatalogDocuments(try CatalogLoading.source(inFolder: folder))
        // What is published meanwhile by somebody else moves the tag, and is not overwritten.
        let call = AdminCall(
            method: .put, path: isDryRun ? "catalog?dryRun=true" : "catalog", condition: try client.catalog().condition,
            reason: reason, body: documents.body)
        let answer = try client.answer(call, findingsIn: "directory:\(folder)").document.root
        AdminClient.tell(answer, findingsIn: "directory:\(folder)")
        try StandardStream.output.write(text(about: answer, isDryRun: isDryRun))
        return 0
    }

    private static func text(about answer: JSONValue, isDryRun: Bool) -> String {
        let items = answer["items"]?.array ?? []
        guard !items.isEmpty else { return "nothing changes\n" }
        let end = isDryRun ? "nothing was stored" : "published with revision \(answer["revision"]?.integer ?? 0)"
        return (items.flatMap { lines(about: $0, isDryRun: isDryRun) } + [end]).map { $0 + "\n" }.joined()
    }

    /// What is new or gone as a whole is not told member by member.
    private static func lines(about item: JSONValue, isDryRun: Bool) -> [String] {
        guard let mark = ChangeMark(change: item["change"]?.string) else { return [] }
        let line = mark.line(DocumentName(key: item["id"]?.string ?? "")).printable
        guard isDryRun, mark == .changed else { return [line] }
        return [line] + MemberChange.lines(of: (item["changes"]?.array ?? []).map { MemberChange($0) })
    }
}
