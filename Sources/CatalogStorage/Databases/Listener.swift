import OperatingSystem
import PostgreSQL

/// The connection on which a program hears of what others publish.
///
/// A notification alone is not trusted: a connection may die without a word. So the server is asked for a sign of life
/// every few seconds, each time the revision is looked at, too, and after a loss all is loaded anew.
final class Listener: Sendable {
    static let channel = "alert_catalog"

    private struct State {
        var connection: Connection?
        /// When the server is to be asked for a sign of life, or to be connected to again.
        var next = ContinuousClock.now
        var backoff = Listener.backoff
        var hasBeenConnected = false
    }

    private static let backoff = Backoff(longest: .seconds(10))

    private let location: Location
    /// Used by the one thread that waits.
    private let state = Monitor(State())

    init(_ location: Location) {
        self.location = location
    }

    /// As `SQLDatabase.waitForActivity`.
    func wait(atMost duration: Duration, waker: Waker) throws(PostgreSQLError) -> Activity {
        let deadline = ContinuousClock.now + duration
        while true {
            let (connection, next) = state.withLock { ($0.connection, $0.next) }
            let left = max(ContinuousClock.now.duration(to: min(deadline, next)), .zero)
            switch waker.wait(atMost: left, or: connection?.descriptor) {
            case .woken: return .woken
            case .readable:
                if try hasNews(connection) { return .possible }
            case .timedOut:
                guard ContinuousClock.now >= next else { return .none }
                if let connection { return try heartbeat(connection) }
                return try connect()
            }
        }
    }

    private func hasNews(_ connection: Connection?) throws(PostgreSQLError) -> Bool {
        do {
            return try connection?.notifications(waiting: .zero).isEmpty == false
        } catch {
            lose()
            throw error
        }
    }

    private func heartbeat(_ connection: Connection) throws(PostgreSQLError) -> Activity {
        do {
            try connection.ping()
        } catch {
            lose()
            throw error
        }
        state.withLock { $0.next = Self.nextHeartbeat }
        return .possible
    }

    private func connect() throws(PostgreSQLError) -> Activity {
        do {
            let connection = try PostgreSQLDatabase.open(location)
            try connection.listen(to: Self.channel)
            return state.withLock { state in
                defer { state.hasBeenConnected = true }
                state.connection = connection
                state.backoff = Self.backoff
                state.next = Self.nextHeartbeat
                return state.hasBeenConnected ? .unknown : .possible
            }
        } catch {
            lose()
            throw error
        }
    }

    /// The first attempt after a loss comes soon, and each further one later, by chance apart from other programs'.
    private func lose() {
        state.withLock { state in
            state.connection = nil
            state.next = .now + state.backoff.next()
        }
    }

    /// Programs that connected at one moment do not ask for a sign of life at one moment.
    private static var nextHeartbeat: ContinuousClock.Instant { .now + .seconds(3) * Double.random(in: 0.8...1.2) }
}
