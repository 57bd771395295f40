package import HTTPServer
import OperatingSystem

/// Counts failed tries to say who one is, by address, so that nobody can go through tokens until one fits.
///
/// Bounded, whoever asks: when the table is full, the address goes whose time is over first.
package final class FailureLimiter: Sendable {
    private struct Entry {
        var failures = 0
        var end: ContinuousClock.Instant
    }

    private let most: Int
    private let duration: Duration
    private let capacity: Int
    private let entries = Monitor<[ClientAddress: Entry]>([:])

    /// - Parameters:
    ///   - most: failures of one address, or one network of IPv6, after which it has to wait.
    ///   - duration: from the first failure until they are forgotten.
    package init(most: Int = 10, within duration: Duration = .seconds(60), capacity: Int = 4096) {
        self.most = most
        self.duration = duration
        self.capacity = capacity
    }

    /// For how many seconds the address has to wait, for `Retry-After`; `nil` when it may try.
    package func wait(for address: ClientAddress, now: ContinuousClock.Instant = .now) -> Int? {
        entries.withLock { entries in
            guard let entry = entries[address.network], entry.failures >= most, entry.end > now else { return nil }
            return Int(((entry.end - now) / .seconds(1)).rounded(.up))
        }
    }

    package func countFailure(of address: ClientAddress, now: ContinuousClock.Instant = .now) {
        entries.withLock { entries in
            let key = address.network
            if let entry = entries[key], entry.end > now {
                entries[key]?.failures += 1
            } else {
                if entries.count >= capacity { Self.makeRoom(in: &entries, now: now) }
                entries[key] = Entry(failures: 1, end: now + duration)
            }
        }
    }

    private static func makeRoom(in entries: inout [ClientAddress: Entry], now: ContinuousClock.Instant) {
        entries = entries.filter { $0.value.end > now }
        guard let first = entries.min(by: { $0.value.end < $1.value.end }) else { return }
        entries[first.key] = nil
    }
}
