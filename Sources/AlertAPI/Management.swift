package import HTTPServer
import OperatingSystem

/// Answers on the management listener: what orchestrators ask, and what those ask who write. Called from many threads at
/// once.
package final class Management: Responder {
    private let status: ServiceStatus
    private let admin: AdminResponder?
    private let maximumBody: Int
    private let metrics: Metrics?
    private let contract: Contract
    /// Counters are for one thread at a time.
    private let watch: Monitor<RequestWatch>

    /// - Parameters:
    ///   - admin: answers what is below `/admin/v1`.
    ///   - maximumBody: bytes of a request body that the listener takes.
    ///   - metrics: answers `/metrics`.
    ///   - contract: to which problems lead here, too.
    package init(
        _ status: ServiceStatus, admin: AdminResponder? = nil, maximumBody: Int = Limits().body,
        metrics: Metrics? = nil, contract: Contract = Contract(), access: AccessLog = .off
    ) {
        self.status = status
        self.admin = admin
        self.maximumBody = maximumBody
        self.metrics = metrics
        self.contract = contract
        watch = Monitor(
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
            let path = target.segments.dropFirst(AdminResponder.root.count)
            if request.method == .options, let allowed = AdminRoute.allowedMethods(at: path) {
                return (Self.options(allowed), AdminRoute.name(of: path))
            }
            return (admin.respond(to: request), AdminRoute.name(of: path))
        }
        guard let page = ManagementPage(target.segments) else {
            let problem = Problem(.unknownRoute, "There are /healthz, /readyz, /metrics, /openapi.json and /admin/v1.")
            return (Self.problem(problem), nil)
        }
        do throws(Problem) {
            return (try answer(request.method, at: page), page.path)
        } catch {
            return (Self.problem(error), page.path)
        }
    }

    private func answer(_ method: HTTPMethod, at page: ManagementPage) throws(Problem) -> Response {
        switch method {
        case .get, .head: break
        case .options: return Self.options(ManagementPage.allowedMethods)
        default:
            let allowed = ManagementPage.allowedMethods
            throw Problem(.methodNotAllowed, "The methods allowed here are \(allowed).", fields: [("Allow", allowed)])
        }
        switch page {
        case .health: return Health.response()
        case .readiness: return Readiness.response(status.current)
        case .metrics:
            guard let metrics else { throw Problem(.unknownRoute, "Nothing is measured here.") }
            return MetricsPage.response(metrics)
        case .openAPI: return Self.json(try GetOpenAPI.document(in: contract))
        case .schema(let name): return Self.json(try GetSchema.document(of: name, in: contract))
        case .problem(let code): return Self.json(try DescribeProblem.document(of: code))
        }
    }

    private static func json(_ document: [UInt8]) -> Response {
        .json(status: 200, fields: [("Cache-Control", "no-store")], shared: false, document)
    }

    private static func options(_ allowed: String) -> Response {
        .empty(status: 204, fields: [("Allow", allowed), ("Cache-Control", "no-store")], shared: false)
    }

    package func refusal(of head: Request) -> Response? {
        guard let admin, head.method != .options, let target = try? RequestTarget(parsing: head.target),
            target.segments.starts(with: AdminResponder.root)
        else {
            // Nothing else takes a body.
            return respond(to: head)
        }
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

    private static func problem(_ problem: Problem) -> Response { problem.response(shared: false) }
}
