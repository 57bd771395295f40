package import AlertCatalog

/// What operators are told of the catalog.
package enum CatalogEvent: Sendable {
    /// Another catalog is served than before.
    case replaced(Catalog, revision: Int?)
    /// Other faults than before keep the store's catalog from being served.
    ///
    /// - Parameter isServing: whether the last good catalog is served meanwhile, or there is none yet.
    case faulty([Diagnostic], isServing: Bool)
    /// There are faults no more.
    case recovered
}
