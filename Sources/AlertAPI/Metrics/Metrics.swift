import FoundationEssentials
package import HTTPServer
import OperatingSystem

/// What is measured of the service, for whoever scrapes it.
///
/// Threads count for themselves, and what they counted is added up only here.
package final class Metrics: Sendable {
    package struct Source: Sendable {
        /// Of the program.
        package var version: String
        /// The kind of the store, such as `sqlite`.
        package var store: String
        package var holder: CatalogHolder
        package var catalog: CatalogCounters
        package var status: ServiceStatus
        /// Lines of the log that nobody will read.
        package var droppedLogLines: @Sendable () -> Int

        package init(
            version: String, store: String, holder: CatalogHolder, catalog: CatalogCounters, status: ServiceStatus,
            droppedLogLines: @escaping @Sendable () -> Int = { 0 }
        ) {
            self.version = version
            self.store = store
            self.holder = holder
            self.catalog = catalog
            self.status = status
            self.droppedLogLines = droppedLogLines
        }
    }

    let source: Source
    /// Made when the process begins, to a few milliseconds.
    private let start = Date.now.timeIntervalSince1970
    private let counters = Monitor<[RequestCounters]>([])
    private let connections = Monitor<[(listener: String, count: ConnectionCount)]>([])

    package init(_ source: Source) {
        self.source = source
    }

    /// Counters for one more thread.
    func makeCounters(_ names: RouteNames) -> RequestCounters {
        let new = RequestCounters(names)
        counters.withLock { $0.append(new) }
        return new
    }

    /// Reports a listener's connections from now on.
    package func watch(_ listener: String, _ count: ConnectionCount) {
        connections.withLock { $0.append((listener, count)) }
    }

    /// All of it, in the text format of Prometheus.
    package var text: String {
        var text = MetricsText()
        let counters = counters.withLock { $0 }
        text.addRequests(counters)
        text.addPreparedAnswers(counters)
        text.begin("alert_catalog_connections", .gauge, "Connections that are open.")
        for (listener, count) in connections.withLock({ $0 }) {
            text.sample("alert_catalog_connections", [("listener", listener)], count.open)
        }
        text.addCatalog(source)
        text.addService(source)
        text.addProcess(since: start)
        return text.text
    }
}
