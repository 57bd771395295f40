import AlertAPI
import AlertCatalog

extension Log {
    /// So many faults are told in one line; all are behind `/readyz`.
    private static let mostFaults = 5

    static func write(_ event: CatalogEvent) {
        switch event {
        case .replaced(let catalog, let revision):
            let origin = revision.map { " of revision \($0)" } ?? ""
            write(.info, "catalog.replaced", "a catalog\(origin) with \(catalog.alerts.count) alerts is served")
        case .faulty(let faults, let isServing):
            let consequence = isServing ? "the last good catalog is served" : "there is no catalog to serve yet"
            let told = faults.prefix(mostFaults).map(\.description)
            let rest = faults.count > mostFaults ? ["and \(faults.count - mostFaults) more"] : []
            write(.error, "catalog.faulty", ([consequence] + told + rest).joined(separator: "; "))
        case .recovered:
            write(.info, "catalog.recovered", "what the store has is served")
        }
    }
}
