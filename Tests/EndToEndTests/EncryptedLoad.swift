import Foundation
import Synchronization

/// Asks again and again, two requests on a new connection each time, until it is stopped.
final class EncryptedLoad: Sendable {
    private struct State {
        var isStopped = false
        /// What went wrong each time; empty when nothing did.
        var outcomes: [String] = []
    }

    private let port: UInt16
    private let state = Mutex(State())
    private let isDone = DispatchSemaphore(value: 0)

    init(port: UInt16) {
        self.port = port
        Thread { self.run() }.start()
    }

    func stop() -> [String] {
        state.withLock { $0.isStopped = true }
        isDone.wait()
        return state.withLock { $0.outcomes }
    }

    private func run() {
        let address = "https://127.0.0.1:\(port)/v1"
        let arguments = [
            "--silent", "--show-error", "--fail", "--insecure", "--max-time", "10", "--output", "/dev/null",
            "\(address)/locales", "--output", "/dev/null", "\(address)/alerts/entry.edit",
        ]
        while !state.withLock({ $0.isStopped }) {
            let outcome = try? Program.runOther("curl", arguments)
            let fault = outcome?.status == 0 ? "" : outcome?.error ?? "curl does not run"
            state.withLock { $0.outcomes.append(fault) }
        }
        isDone.signal()
    }
}
