import AlertCatalog
import HTTPServer

/// `GET /readyz`: whether requests should be sent here.
///
/// | status | when |
/// | --- | --- |
/// | 200 | `ready`, or `degraded`: the last good catalog is served, and `faults` says what is wrong |
/// | 503 | `starting`, `draining`, `self-check-failed` |
enum Readiness {
    private struct Body: Encodable {
        let status: String
        let faults: [DiagnosticBody]?
    }

    static func response(_ state: ServiceStatus.State) -> Response {
        let isServing = state.phase == .serving
        let word = isServing ? (state.faults.isEmpty ? "ready" : "degraded") : state.phase.rawValue
        let body = Body(
            status: word, faults: state.faults.isEmpty ? nil : state.faults.map { DiagnosticBody($0) })
        return .json(
            status: isServing ? 200 : 503, fields: [("Cache-Control", "no-store")], shared: false,
            CanonicalJSON.encode(body))
    }
}
