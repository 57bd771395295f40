package import HTTPServer
import OperatingSystem
import Synchronization

/// Answers on the management listener: what orchestrators ask, and what those ask who write. Called from many threads at
/// once.
package final class Management: Responder {
    private let status: ServiceStatus
    private let admin: AdminResponder?
    private let maximumBody: Int
    private let metrics: Metrics?
    /// Counters are for one thread at a time.
    private let watch: Mutex<RequestWatch>

    /// - Parameters:
    ///   - admin: answers what is below `/admin/v1`.
    ///   - maximumBody: bytes of a request body that the listener takes.
    ///   - metrics: answers `/metrics`.
    package init(
        _ status: ServiceStatus, admin: AdminResponder? = nil, maximumBody: Int = Limits().body,
        metrics: Metrics? = nil, access: AccessLog = .off
    ) {
        self.status = status
        self.admin = admin
        self.maximumBody = maximumBody
        self.metrics = metrics
        watch = Mutex(
            RequestWatch(
                metrics?.makeCounters(.management) ?? RequestCounters(.management), access,
                holder: metrics?.source.holder))
    }

    package func respond(to request: Request) -> Response {
        let start = MonotonicTime.now
        let (response, path) = answer(request)
        return watch.withLock { watch in
            watch.made(response, to: request, at: watch.names.place(of: path ?? ""), since: start)
        }
    }

    /// The answer, and the path of its route.
    private func answer(_ request: Request) -> (Response, String?) {
        guard let target = try? RequestTarget(parsing: request.target) else {
            return (Self.problem(Problem(.malformedTarget, "The target cannot be read.")), nil)
        }
        if let admin, target.segments.starts(with: AdminResponder.root) {
            return (
                admin.respond(to: request), AdminRoute.name(of: target.segments.dropFirst(AdminResponder.root.count))
            )
        }
        let endpoint: () -> Response
        switch (target.segments, metrics) {
        case (["healthz"], _): endpoint = Health.response
        case (["readyz"], _): endpoint = { Readiness.response(self.status.current) }
        case (["metrics"], let metrics?): endpoint = { MetricsPage.response(metrics) }
        default:
            return (Self.problem(Problem(.unknownRoute, "There are /healthz, /readyz, /metrics and /admin/v1.")), nil)
        }
        let path = "/" + target.segments.joined(separator: "/")
        guard request.method == .get || request.method == .head else {
            let problem = Problem(.methodNotAllowed, "The methods allowed here are GET, HEAD.")
            return (Self.problem(problem, fields: [("Allow", "GET, HEAD")]), path)
        }
        return (endpoint(), path)
    }

    package func refusal(of head: Request) -> Response? {
        guard let admin, let target = try? RequestTarget(parsing: head.target),
            target.segments.starts(with: AdminResponder.root)
        else { return nil }
        return admin.refusal(of: head)
    }

    package func refuse(_ refusal: Refusal) -> Response {
        let response = response(to: refusal)
        watch.withLock { $0.refused(response) }
        return response
    }

    private func response(to refusal: Refusal) -> Response {
        guard case .bodyTooLarge = refusal else { return Self.problem(refusal.problem) }
        return Self.problem(Problem(.bodyTooLarge, "A request body has at most \(maximumBody) bytes here."))
    }

    private static func problem(_ problem: Problem, fields: [(String, String)] = []) -> Response {
        problem.response(fields: fields, shared: false)
    }
}
