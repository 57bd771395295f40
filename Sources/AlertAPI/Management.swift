package import HTTPServer

/// Answers on the management listener: what orchestrators ask. Called from many threads at once.
package final class Management: Responder {
    private let status: ServiceStatus

    package init(_ status: ServiceStatus) {
        self.status = status
    }

    package func respond(to request: Request) -> Response {
        guard let target = try? RequestTarget(parsing: request.target) else {
            return Self.problem(Problem(.malformedTarget, "The target cannot be read."))
        }
        let endpoint: () -> Response
        switch target.segments {
        case ["healthz"]: endpoint = Health.response
        case ["readyz"]: endpoint = { Readiness.response(self.status.current) }
        default: return Self.problem(Problem(.unknownRoute, "There are /healthz and /readyz."))
        }
        guard request.method == .get || request.method == .head else {
            return Self.problem(
                Problem(.methodNotAllowed, "The methods allowed here are GET, HEAD."), fields: [("Allow", "GET, HEAD")])
        }
        return endpoint()
    }

    package func refuse(_ refusal: Refusal) -> Response {
        Self.problem(refusal.problem)
    }

    private static func problem(_ problem: Problem, fields: [(String, String)] = []) -> Response {
        problem.response(fields: fields, shared: false)
    }
}
