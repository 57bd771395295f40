internal import CPostgreSQL

extension Connection {
    /// Runs one statement, whose parameters are `$1`, `$2` and so on, and calls `body` with each row as it arrives.
    ///
    /// A result is never held whole, however long it is.
    package func forEachRow(_ sql: String, _ values: [Value] = [], _ body: (borrowing Row) throws -> Void) throws {
        var failure: (any Error)?
        try run(sql, values) { outcome in
            // The rows behind a failure are on their way already, and are read to no purpose.
            guard outcome.isRow, failure == nil else { return }
            do { try body(outcome.row()) } catch { failure = error }
        }
        if let failure { throw failure }
    }

    /// Runs one statement whose rows nobody asks for.
    ///
    /// - Returns: how many rows it inserted, updated or deleted.
    @discardableResult
    package func execute(_ sql: String, _ values: [Value] = []) throws(PostgreSQLError) -> Int {
        var count = 0
        try run(sql, values) { count += $0.isRow ? 0 : $0.affectedRows }
        return count
    }

    /// The first column of the first row, nil when there is no row.
    package func value(_ sql: String, _ values: [Value] = []) throws(PostgreSQLError) -> Value? {
        var value: Value?
        try run(sql, values) { (outcome) throws(PostgreSQLError) in
            if outcome.isRow, value == nil { value = try outcome.row().value(at: 0) }
        }
        return value
    }

    /// Runs any number of statements without parameters.
    package func executeScript(_ sql: String) throws(PostgreSQLError) {
        try withHandle { (handle) throws(PostgreSQLError) in
            guard unsafe PQsendQuery(handle, sql) == 1 else { throw unsafe lost(handle) }
        }
        try receive { _ in }
    }

    /// Asks the server for a sign of life.
    package func ping() throws(PostgreSQLError) {
        try execute("SELECT 1")
    }

    func run(
        _ sql: String, _ values: [Value] = [], _ body: (borrowing Outcome) throws(PostgreSQLError) -> Void
    ) throws(PostgreSQLError) {
        let parameters = Parameters(values)
        try withHandle { (handle) throws(PostgreSQLError) in
            guard unsafe parameters.send(sql, on: handle) else { throw unsafe lost(handle) }
            unsafe PQsetSingleRowMode(handle)
        }
        try receive(body)
    }

    /// Hands over what the server answers to one statement, and throws what it failed with, when all has arrived.
    private func receive(_ body: (borrowing Outcome) throws(PostgreSQLError) -> Void) throws(PostgreSQLError) {
        var failure: PostgreSQLError?
        while let outcome = try nextOutcome() {
            if let refused = outcome.failure {
                failure = failure ?? refused
            } else if failure == nil {
                do { try body(outcome) } catch { failure = error }
            }
        }
        if let failure { throw failure }
    }

    private func nextOutcome() throws(PostgreSQLError) -> Outcome? {
        // The server may wait for us to read before it goes on to read.
        while withHandle({ unsafe PQflush($0) }) == 1 { try wait(forWriting: true) }
        while withHandle({ unsafe PQisBusy($0) }) == 1 { try wait(forWriting: false) }
        return withHandle { handle in
            guard let result = unsafe PQgetResult(handle) else { return nil }
            return unsafe Outcome(adopting: result)
        }
    }
}
