import OperatingSystem

/// Waits on a thread of its own for what signals ask, from before the service is there until after it is gone.
final class EndWatch: Sendable {
    enum Wish: Sendable {
        case end
        case reload
    }

    private struct State {
        /// Whether there may be something to finish.
        var isServing = false
        var isAskedToEnd = false
        var isAskedToReload = false
    }

    private let state = Monitor(State())

    init(_ signals: ServiceSignals) {
        BackgroundThread.start { [self] in
            while true { take(signals.wait()) }
        }
    }

    func beginServing() {
        state.update { $0.isServing = true }
    }

    /// Returns when the process is asked for something.
    func wait() -> Wish {
        while true {
            let current = state.wait(atMost: .seconds(3600)) { $0.isAskedToEnd || $0.isAskedToReload }
            if current.isAskedToEnd { return .end }
            if current.isAskedToReload {
                state.update { $0.isAskedToReload = false }
                return .reload
            }
        }
    }

    private func take(_ wish: ServiceSignals.Wish) {
        guard case .end(let signal) = wish else { return state.update { $0.isAskedToReload = true } }
        var before = State()
        state.update {
            before = $0
            $0.isAskedToEnd = true
        }
        if before.isAskedToEnd {
            // As a shell says it of a process that a signal ended. The first process of a container is not ended by a
            // signal without a handler, so it does it itself.
            end(.warning, "asked to end again, so nothing is waited for", status: 128 + signal)
        } else if !before.isServing {
            end(.info, "asked to end before it was ready", status: 0)
        }
    }

    private func end(_ level: Log.Level, _ reason: String, status: Int32) -> Never {
        Log.write(level, "service.ended", reason)
        Log.flush()
        endProcessAtOnce(status: status)
    }
}
