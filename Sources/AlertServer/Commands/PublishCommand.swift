import AlertCatalog
import HTTPServer
import JSON
import OperatingSystem

/// `alert-catalog publish ID`: serves the draft of a document from now on.
enum PublishCommand {
    static func run(_ options: CommandOptions, environment: [String: String]) throws -> Int32 {
        var options = options
        let reason = try ChangeReason.read(&options)
        let client = try AdminClient(options: &options, environment: environment)
        let name = try DocumentName(options: &options)
        let tag = try client.answer(AdminCall(path: name.path)).tag
        let call = AdminCall(
            method: .post, path: "\(name.path)/publish", condition: tag.map { .match($0) } ?? .none, reason: reason)
        let answer = try client.answer(call).document.root
        AdminClient.tell(answer)
        try StandardStream.output.writeLine(
            "\(name.called) is published with revision \(answer["revision"]?.integer ?? 0)")
        return 0
    }
}
