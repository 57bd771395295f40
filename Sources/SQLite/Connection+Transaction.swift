extension Connection {
    /// What a transaction is for.
    package enum Transaction: Sendable {
        /// Sees the database as it is at the first statement, whatever others write meanwhile.
        case reading
        /// Holds the one lock for writing from the start, so that it never fails half-way for want of it.
        case writing
    }

    /// Runs `body` all or not at all: what throws is rolled back.
    @discardableResult
    package func transaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) throws -> Result {
        try execute(transaction == .writing ? "BEGIN IMMEDIATE" : "BEGIN DEFERRED")
        do {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            // Some failures, a full disk among them, have rolled back already.
            if isInTransaction { _ = try? execute("ROLLBACK") }
            throw error
        }
    }
}
