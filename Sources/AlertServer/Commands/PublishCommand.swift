import AlertCatalog
import HTTPServer
import JSON
import OperatingSystem

/// `alert-catalog publish ID…`: serves the drafts of documents from now on, all with one revision or none.
enum PublishCommand {
    private struct Changeset: Encodable {
        struct Item: Encodable {
            var id: String?
            var shared: Bool?
            let ifMatch: String
        }

        let items: [Item]
    }

    static func run(_ options: CommandOptions, environment: [String: String]) throws -> Int32 {
        var options = options
        let reason = try ChangeReason.read(&options)
        let client = try AdminClient(options: &options, environment: environment)
        let names = try DocumentName.all(options: &options)
        let items = try names.map { try item($0, client) }
        let call = AdminCall(
            method: .post, path: "changesets", reason: reason, body: CanonicalJSON.encode(Changeset(items: items)))
        let answer = try client.answer(call).document.root
        AdminClient.tell(answer)
        let list = names.map(\.called).joined(separator: ", ")
        try StandardStream.output.writeLine(
            "\(list) \(names.count == 1 ? "is" : "are") published with revision \(answer["revision"]?.integer ?? 0)")
        return 0
    }

    /// What somebody else changes after this look at it is not published.
    private static func item(_ name: DocumentName, _ client: AdminClient) throws(CommandError) -> Changeset.Item {
        let tag = try client.answer(AdminCall(path: name.path)).tag ?? "*"
        return switch name {
        case .shared: Changeset.Item(shared: true, ifMatch: tag)
        case .definition(let id): Changeset.Item(id: id, ifMatch: tag)
        }
    }
}
