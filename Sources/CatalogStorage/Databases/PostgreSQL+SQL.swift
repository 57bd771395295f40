import AlertCatalog
import OperatingSystem
import PostgreSQL

extension SQLDialect {
    static let postgresql = SQLDialect(
        key: "text COLLATE \"C\"",
        bytes: "bytea",
        // Other programs may have their tables in the same place, under other names.
        tables: """
            SELECT tablename FROM pg_tables
            WHERE schemaname = current_schema() AND tablename IN ('catalog_schema', 'catalog_documents',
                'catalog_revisions', 'catalog_audit', 'catalog_tokens', 'catalog_answers')
            """,
        freeze: { table in
            """
            CREATE FUNCTION \(table)_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
            BEGIN RAISE EXCEPTION 'what stands in \(table) is never changed' USING ERRCODE = 'integrity_constraint_violation'; END $$;
            CREATE TRIGGER \(table)_frozen BEFORE UPDATE OR DELETE OR TRUNCATE ON \(table)
            FOR EACH STATEMENT EXECUTE FUNCTION \(table)_refuse();
            """
        })
}

extension Connection: SQLConnection {
    func forEachRow(_ query: Query, _ body: (SQLRow) throws -> Void) throws {
        try forEachRow(query.text, query.values.map(Value.init)) { row in
            var values: [SQLValue] = []
            for column in 0..<row.count { values.append(SQLValue(try row.value(at: column))) }
            try body(SQLRow(values: values))
        }
    }

    func execute(_ query: Query) throws {
        try execute(query.text, query.values.map(Value.init))
    }

    func readTransaction<Result>(_ body: () throws -> Result) throws -> Result {
        try transaction(.reading, body)
    }

    func writeTransaction<Result>(_ body: () throws -> Result) throws -> Result {
        try transaction(.writing) {
            // One number for all programs; the lock ends with the transaction.
            try execute("SELECT pg_advisory_xact_lock(7017280570803617633)")
            return try body()
        }
    }
}

extension Value {
    fileprivate init(_ value: SQLValue) {
        self =
            switch value {
            case .null: .null
            case .integer(let integer): .integer(integer)
            case .text(let text): .text(text)
            case .bytes(let bytes): .bytes(bytes)
            }
    }
}

extension SQLValue {
    fileprivate init(_ value: Value) {
        self =
            switch value {
            case .null: .null
            case .integer(let integer): .integer(integer)
            case .text(let text): .text(text)
            case .bytes(let bytes): .bytes(bytes)
            }
    }
}

extension PostgreSQLDatabase {
    func waitForActivity(atMost duration: Duration, waker: Waker) throws -> Activity {
        try listener.wait(atMost: duration, waker: waker)
    }

    func meaning(of error: any Error) -> Failure? {
        if let error = error as? CatalogStoreError { return Failure(error: error) }
        guard let error = error as? PostgreSQLError else { return nil }
        let code: CatalogStoreError.Code =
            switch error.code {
            case .cannotConnect, .authentication, .connectionLost, .timedOut, .serialization: .unavailable
            case .readOnly, .notPermitted, .diskFull, .badValue: .unwritable
            default: .foreign
            }
        return Failure(
            error: CatalogStoreError(code, "\(name) cannot be used: \(error)"),
            mayRetry: [.connectionLost, .serialization].contains(error.code))
    }
}
