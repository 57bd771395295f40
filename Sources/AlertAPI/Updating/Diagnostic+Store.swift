import AlertCatalog

extension Diagnostic {
    /// The store's failure, as one of its catalog's faults.
    init(storeError error: any Error) {
        if let error = error as? CatalogStoreError {
            self.init("store.\(error.code.name)", file: "store", message: error.description)
        } else {
            self.init("store.failed", file: "store", message: "the store failed")
        }
    }
}
