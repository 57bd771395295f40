import AlertCatalog
import CatalogStorage
import FoundationEssentials

/// Gives a database that nobody has written to its first catalog.
enum StoreFilling {
    /// Publishes the catalog of a folder, if the store is empty. A folder is no store to fill.
    static func fill(_ store: any CatalogStore, from folder: String) throws {
        guard let store = store as? any WritableCatalogStore else { return }
        // Looked at first, since reading the folder is for nothing in every start but one.
        guard try store.read({ try $0.currentRevision() }) == 0 else { return }
        guard FileManager.default.fileExists(atPath: folder) else {
            throw CatalogStoreError(
                .notFound, "the store is empty, and there is no folder \(folder) to fill it from: see store.initial")
        }
        let source = try DirectoryStore(path: folder).load()
        if let fault = source.faults.first(where: { $0.severity == .error }) { throw unusable(folder, fault) }
        var documents: [DocumentName: [UInt8]] = [:]
        documents[.shared] = source.shared?.bytes
        for (id, document) in source.definitions { documents[.definition(id)] = document.bytes }
        do {
            let terms = CatalogEditor.Terms(time: Int(Date.now.timeIntervalSince1970 * 1000))
            let isFilled = try store.edit(as: .commandLine("serve"), terms) { try $0.fill(with: documents) }
            if isFilled { Log.write(.info, "store.filled", "\(documents.count) documents of \(folder)") }
        } catch EditingError.invalid(let findings) {
            throw unusable(folder, findings.first { $0.severity == .error } ?? findings[0])
        }
    }

    private static func unusable(_ folder: String, _ fault: Diagnostic) -> CatalogStoreError {
        CatalogStoreError(.unreadable, "the store is empty, and \(folder) cannot fill it: \(fault)")
    }
}
