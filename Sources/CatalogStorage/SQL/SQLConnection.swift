/// What the two databases have in common, for one body of SQL. It throws the errors of its own library.
protocol SQLConnection: AnyObject, Sendable {
    /// Whether it may be used again; one that is not is thrown away.
    var isUsable: Bool { get }

    func forEachRow(_ query: Query, _ body: (SQLRow) throws -> Void) throws
    func execute(_ query: Query) throws

    /// Runs statements that are part of the program.
    func executeScript(_ sql: String) throws

    /// Sees one moment, whatever others write meanwhile.
    func readTransaction<Result>(_ body: () throws -> Result) throws -> Result

    /// The only one of its kind at its time, over all programs that share the database.
    func writeTransaction<Result>(_ body: () throws -> Result) throws -> Result
}

extension SQLConnection {
    /// The first row, if there is one.
    func first<Value>(_ query: Query, _ make: (SQLRow) throws -> Value) throws -> Value? {
        var value: Value?
        try forEachRow(query) { row in
            if value == nil { value = try make(row) }
        }
        return value
    }

    func all<Value>(_ query: Query, _ make: (SQLRow) throws -> Value) throws -> [Value] {
        var values: [Value] = []
        try forEachRow(query) { values.append(try make($0)) }
        return values
    }
}
