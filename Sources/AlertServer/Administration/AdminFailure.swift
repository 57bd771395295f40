import AlertCatalog
import JSON

/// What an answer that is an error says to whoever gave the command.
enum AdminFailure {
    /// - Parameter problem: as RFC 9457 writes it.
    static func meaning(of problem: JSONValue, _ status: Int) -> CommandError {
        guard let title = problem["title"]?.string else { return foreign(status) }
        if problem["type"]?.string == "/problems/unknown-route" {
            return CommandError("there is no writing interface there; it is on the management listener of a service")
        }
        let detail = (problem["detail"]?.string).map { ": \($0.hasSuffix(".") ? String($0.dropLast()) : $0)" } ?? ""
        let hint = status == 401 ? "; here the token is read from \(AdminToken.variable) or from --token-file FILE" : ""
        return CommandError((title.prefix(1).lowercased() + title.dropFirst() + detail).printable + hint)
    }

    /// Something else answers than the service.
    static func foreign(_ status: Int) -> CommandError {
        CommandError("what answers there is no writing interface: it gave status \(status)")
    }
}

extension Diagnostic {
    /// A finding as answers write it.
    init?(_ json: JSONValue) {
        guard let code = json["code"]?.string, let severity = json["severity"]?.string.flatMap(Severity.init),
            let file = json["file"]?.string, let message = json["message"]?.string
        else { return nil }
        self.init(
            code, severity, file: file, line: json["line"]?.integer.flatMap(Int.init(exactly:)) ?? 1,
            pointer: json["pointer"]?.string ?? "", message: message)
    }
}
