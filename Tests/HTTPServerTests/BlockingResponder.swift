import Dispatch
import HTTPServer

/// Answers `/wait` only when it is let go, and everything else at once.
final class BlockingResponder: Responder {
    private let gate: DispatchSemaphore

    /// - Parameter gate: signalled once for each waiting request that may go on.
    init(gate: DispatchSemaphore) {
        self.gate = gate
    }

    func respond(to request: Request) -> Response {
        guard request.target == Array("/wait".utf8) else { return .text(200, "at once") }
        return gate.wait(timeout: .now() + 10) == .success ? .text(200, "let go") : .text(500, "forgotten")
    }

    func refuse(_ refusal: Refusal) -> Response {
        .text(400, "\(refusal)")
    }
}
