import OperatingSystem

/// The thread that tells all registries the time, and lets them end what takes too long.
final class Reaper: Sendable {
    static let common = Reaper()

    private struct Entry {
        weak var registry: ConnectionRegistry?
    }

    private let entries = Monitor<[Entry]?>(nil)

    /// As long as the registry lives.
    func watch(_ registry: ConnectionRegistry) {
        let isFirst = entries.withLock { entries in
            let isFirst = entries == nil
            entries = (entries ?? []).filter { $0.registry != nil } + [Entry(registry: registry)]
            return isFirst
        }
        if isFirst { BackgroundThread.start { self.run() } }
    }

    private func run() {
        for beat in 0... {
            for registry in registries {
                registry.tick()
                if beat % 5 == 0 { registry.sweep() }
            }
            pause(milliseconds: 100)
        }
    }

    private var registries: [ConnectionRegistry] {
        entries.withLock { ($0 ?? []).compactMap(\.registry) }
    }
}
