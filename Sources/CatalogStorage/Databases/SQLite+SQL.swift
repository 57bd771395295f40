import AlertCatalog
import SQLite

extension SQLDialect {
    static let sqlite = SQLDialect(
        key: "text",
        bytes: "blob",
        // Any table of somebody else's says that the file is not ours.
        tables: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
        freeze: { table in
            ["UPDATE", "DELETE"].map { change in
                """
                CREATE TRIGGER \(table)_no_\(change.lowercased()) BEFORE \(change) ON \(table)
                BEGIN SELECT raise(ABORT, 'what stands in \(table) is never changed'); END;
                """
            }.joined(separator: "\n")
        })
}

extension Connection: SQLConnection {
    var isUsable: Bool { !isInTransaction }

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
        try transaction(.writing, body)
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

extension SQLiteDatabase {
    func meaning(of error: any Error) -> Failure? {
        if let error = error as? CatalogStoreError { return Failure(error: error) }
        guard let error = error as? SQLiteError else { return nil }
        let code: CatalogStoreError.Code =
            switch error.code {
            case .busy, .outOfMemory: .unavailable
            case .full, .readOnly, .inputOutput: .unwritable
            case .cannotOpen: .unreadable
            default: .foreign
            }
        return Failure(error: CatalogStoreError(code, "\(name) cannot be used: \(error)"))
    }
}
