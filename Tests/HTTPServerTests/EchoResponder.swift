import HTTPServer

/// Says what it was asked, line by line; its name is in every answer.
final class EchoResponder: Responder {
    private let name: String

    init(name: String = "echo") {
        self.name = name
    }

    func respond(to request: Request) -> Response {
        var lines = ["\(request.method.rawValue) \(String(decoding: request.target, as: UTF8.self))"]
        if let value = request.fields[.acceptLanguage] {
            lines.append("accept-language: \(String(decoding: value, as: UTF8.self))")
        }
        lines.append("body: \(String(decoding: request.body, as: UTF8.self))")
        return .text(200, lines.joined(separator: "\n"), fields: [("X-Responder", name)])
    }

    func refuse(_ refusal: Refusal) -> Response {
        switch refusal {
        case .malformedTarget: .text(400, "\(refusal)")
        case .targetTooLong: .text(414, "\(refusal)")
        case .headTooLarge: .text(431, "\(refusal)")
        case .bodyTooLarge: .text(413, "\(refusal)")
        }
    }
}

extension Response {
    static func text(_ status: Int, _ text: String, fields: [(String, String)] = []) -> Response {
        do {
            return try Response(status: status, fields: fields, body: Array(text.utf8))
        } catch {
            preconditionFailure("a test answers what cannot be sent: \(error)")
        }
    }
}
