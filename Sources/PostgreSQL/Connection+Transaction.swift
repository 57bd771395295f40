extension Connection {
    /// What a transaction is for.
    package enum Transaction: Sendable {
        /// Sees the database as it is at the first statement, whatever others write meanwhile.
        case reading
        /// Each statement sees what was committed before it; the caller takes the locks that it needs.
        case writing
    }

    /// Runs `body` all or not at all: what throws is rolled back.
    @discardableResult
    package func transaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) throws -> Result {
        try execute(
            transaction == .writing
                ? "BEGIN ISOLATION LEVEL READ COMMITTED" : "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        do {
            let result = try body()
            try commit()
            return result
        } catch {
            if isInTransaction { _ = try? execute("ROLLBACK") }
            throw error
        }
    }

    /// The server calls it a success to commit what has failed, though it rolls back.
    private func commit() throws(PostgreSQLError) {
        var command = ""
        try run("COMMIT") { command = $0.command }
        guard command == "COMMIT" else {
            throw PostgreSQLError(.other, "a statement of the transaction failed, so it was rolled back")
        }
    }
}
