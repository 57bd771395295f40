package import HTTPServer

/// Answers on the management listener: what orchestrators ask, and what those ask who write. Called from many threads at
/// once.
package final class Management: Responder {
    private let status: ServiceStatus
    private let admin: AdminResponder?
    private let maximumBody: Int

    /// - Parameters:
    ///   - admin: answers what is below `/admin/v1`.
    ///   - maximumBody: bytes of a request body that the listener takes.
    package init(_ status: ServiceStatus, admin: AdminResponder? = nil, maximumBody: Int = Limits().body) {
        self.status = status
        self.admin = admin
        self.maximumBody = maximumBody
    }

    package func respond(to request: Request) -> Response {
        guard let target = try? RequestTarget(parsing: request.target) else {
            return Self.problem(Problem(.malformedTarget, "The target cannot be read."))
        }
        if let admin, target.segments.starts(with: AdminResponder.root) { return admin.respond(to: request) }
        let endpoint: () -> Response
        switch target.segments {
        case ["healthz"]: endpoint = Health.response
        case ["readyz"]: endpoint = { Readiness.response(self.status.current) }
        default: return Self.problem(Problem(.unknownRoute, "There are /healthz, /readyz and /admin/v1."))
        }
        guard request.method == .get || request.method == .head else {
            return Self.problem(
                Problem(.methodNotAllowed, "The methods allowed here are GET, HEAD."), fields: [("Allow", "GET, HEAD")])
        }
        return endpoint()
    }

    package func refusal(of head: Request) -> Response? {
        guard let admin, let target = try? RequestTarget(parsing: head.target),
            target.segments.starts(with: AdminResponder.root)
        else { return nil }
        return admin.refusal(of: head)
    }

    package func refuse(_ refusal: Refusal) -> Response {
        guard case .bodyTooLarge = refusal else { return Self.problem(refusal.problem) }
        return Self.problem(Problem(.bodyTooLarge, "A request body has at most \(maximumBody) bytes here."))
    }

    private static func problem(_ problem: Problem, fields: [(String, String)] = []) -> Response {
        problem.response(fields: fields, shared: false)
    }
}
