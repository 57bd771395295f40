package import AlertCatalog
import OperatingSystem

/// A catalog in a database, with its drafts and its history.
package final class SQLStore: WritableCatalogStore {
    private let database: any SQLDatabase
    private let waker = Waker()
    private let isPrepared = Monitor(false)
    /// The revision that was loaded last; `nil` when all is to be loaded, since it is not known what happened.
    private let loaded = Monitor<Int?>(nil)

    package init(_ database: SQLiteDatabase) {
        self.database = database
    }

    package init(_ database: PostgreSQLDatabase) {
        self.database = database
    }

    package func read<Result>(_ body: (any CatalogReading) throws -> Result) throws -> Result {
        try transact(body)
    }

    package func write<Result>(_ body: (any CatalogWriting) throws -> Result) throws -> Result {
        let (result, hasPublished) = try attempt { isDone in
            try database.withWriter { connection in
                try connection.writeTransaction {
                    let transaction = SQLTransaction(on: connection)
                    let result = try body(transaction)
                    if let revision = transaction.addedRevision { try database.announce(revision, on: connection) }
                    isDone = true
                    return (result, transaction.addedRevision != nil)
                }
            }
        }
        // This program need not wait to be told.
        if hasPublished { waker.wake() }
        return result
    }

    package func load(since revision: Int? = nil) throws -> CatalogSource {
        // What was lost sight of is not told in changes.
        let revision = loaded.withLock { $0 } == nil ? nil : revision
        let source = try transact { try $0.source(since: revision, of: database.name) }
        loaded.withLock { $0 = source.revision }
        return source
    }

    package func loadWhole(_ take: (CatalogSource) -> Void) throws -> Int? {
        let revision = try transact { transaction in
            let revision = try transaction.currentRevision()
            try transaction.forEachPiece(of: database.name, take)
            return revision
        }
        loaded.withLock { $0 = revision }
        return revision
    }

    package func waitForChange(atMost duration: Duration) throws -> Bool {
        let deadline = ContinuousClock.now + duration
        do {
            while true {
                let left = max(ContinuousClock.now.duration(to: deadline), .zero)
                switch try database.waitForActivity(atMost: left, waker: waker) {
                case .none: return false
                case .woken: return true
                case .unknown:
                    loaded.withLock { $0 = nil }
                    return true
                case .possible:
                    let current = try transact { try $0.currentRevision() }
                    if loaded.withLock({ $0 != current }) { return true }
                }
            }
        } catch {
            throw database.meaning(of: error)?.error ?? error
        }
    }

    package func wake() {
        waker.wake()
    }

    private func transact<Result>(_ body: (SQLTransaction) throws -> Result) throws -> Result {
        try attempt { _ in
            try database.withReader { connection in
                try connection.readTransaction { try body(SQLTransaction(on: connection)) }
            }
        }
    }

    /// Does work that may have to be done again, on another connection.
    ///
    /// - Parameter work: sets its argument when nothing is left but to commit, after which it must not be done again.
    private func attempt<Result>(times: Int = 3, _ work: (inout Bool) throws -> Result) throws -> Result {
        var isDone = false
        do {
            try prepare()
            return try work(&isDone)
        } catch {
            guard let failure = database.meaning(of: error) else { throw error }
            guard failure.mayRetry, times > 1, !isDone else { throw failure.error }
        }
        return try attempt(times: times - 1, work)
    }

    private func prepare() throws {
        guard !isPrepared.withLock({ $0 }) else { return }
        try database.check()
        try Schema.prepare(database)
        isPrepared.withLock { $0 = true }
    }
}
