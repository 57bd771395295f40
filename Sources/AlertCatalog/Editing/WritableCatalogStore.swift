/// A store whose catalog can be changed, safely by many programs at once.
///
/// Both methods may block, and are called from any thread. Everything that they throw apart from what `body` throws is
/// a `CatalogStoreError`.
package protocol WritableCatalogStore: CatalogStore {
    /// Reads at one moment: what others write meanwhile is not seen.
    func read<Result>(_ body: (any CatalogReading) throws -> Result) throws -> Result

    /// Writes all that `body` does, or nothing when it throws. One write happens at a time, over all programs that share
    /// the store; when this returns, the change is durable, and all of them are told of it if a revision was added.
    ///
    /// - Parameter body: may run more than once.
    func write<Result>(_ body: (any CatalogWriting) throws -> Result) throws -> Result
}

/// What can be read in one transaction.
package protocol CatalogReading: DocumentReading, AuditReading, TokenReading, AnswerReading {}

/// What can be done in one transaction.
package protocol CatalogWriting: CatalogReading, DocumentWriting, AuditWriting, TokenWriting, AnswerWriting {}
