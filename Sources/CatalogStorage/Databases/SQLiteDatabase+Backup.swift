package import AlertCatalog
import FoundationEssentials
import SQLite

extension SQLiteDatabase {
    /// Copies the database, while it is used, into a file that is there as a whole or not at all.
    package func backUp(to target: String) throws(CatalogStoreError) {
        guard !FileManager.default.fileExists(atPath: target) else {
            throw CatalogStoreError(.unwritable, "there is a file \(target) already")
        }
        try assertThere()
        let partial = "\(target).\(UInt32.random(in: 0 ... .max)).partial"
        // Drafts and the hashes of tokens are nobody else's.
        guard FileManager.default.createFile(atPath: partial, contents: nil, attributes: [.posixPermissions: 0o600])
        else { throw CatalogStoreError(.unwritable, "the file \(target) cannot be made") }
        do {
            try Self.openReader(path).backUp(to: partial)
            try FileManager.default.moveItem(atPath: partial, toPath: target)
        } catch {
            try? FileManager.default.removeItem(atPath: partial)
            throw meaning(of: error)?.error ?? CatalogStoreError(.unwritable, "the file \(target) cannot be made")
        }
    }

    /// Puts all of a copy in the place of what the database holds, in one transaction, also while it is used.
    ///
    /// - Throws: `foreign` when the copy is none of a catalog; then nothing is touched.
    package func restore(from copy: String) throws {
        let source = try SQLiteDatabase(path: copy, making: false).openCatalog()
        do {
            try check()
            try source.copyAll(to: Self.openWriter(path))
        } catch {
            throw meaning(of: error)?.error ?? error
        }
    }

    /// A connection that reads a catalog which is whole.
    private func openCatalog() throws -> Connection {
        try assertThere()
        do {
            let connection = try Connection(path: path, access: .readOnly, busyTimeout: .seconds(5))
            try connection.quickCheck()
            guard try Schema.version(of: connection, self) > 0 else {
                throw CatalogStoreError(.foreign, "\(name) holds no catalog")
            }
            return connection
        } catch {
            throw meaning(of: error)?.error ?? error
        }
    }

    private func assertThere() throws(CatalogStoreError) {
        guard FileManager.default.fileExists(atPath: path) else {
            throw CatalogStoreError(.notFound, "there is no file \(path)")
        }
    }
}
