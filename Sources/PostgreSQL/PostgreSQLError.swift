/// Why PostgreSQL did not do what it was asked.
package struct PostgreSQLError: Error, Sendable, CustomStringConvertible {
    package struct Code: Hashable, Sendable {
        let name: String

        /// The location is not one that the library understands.
        package static let badLocation = Code(name: "badLocation")
        package static let cannotConnect = Code(name: "cannotConnect")
        /// The server does not let this user in. Some causes of it are only told as `cannotConnect`.
        package static let authentication = Code(name: "authentication")
        /// The connection is of no more use. Whether a commit that it interrupted was done is not known.
        package static let connectionLost = Code(name: "connectionLost")
        /// The server took longer than was allowed, or somebody else held a lock for longer.
        package static let timedOut = Code(name: "timedOut")
        /// Another transaction was in the way; the same once more may succeed.
        package static let serialization = Code(name: "serialization")
        package static let uniqueViolation = Code(name: "uniqueViolation")
        /// Another rule of the schema forbids it.
        package static let constraint = Code(name: "constraint")
        package static let undefinedTable = Code(name: "undefinedTable")
        /// The server is a replica, or the transaction is for reading.
        package static let readOnly = Code(name: "readOnly")
        package static let notPermitted = Code(name: "notPermitted")
        package static let diskFull = Code(name: "diskFull")
        /// A value that the column cannot hold, for instance a text with a NUL in it.
        package static let badValue = Code(name: "badValue")
        /// Mostly a statement that is wrong.
        package static let other = Code(name: "other")
    }

    package let code: Code
    /// One sentence without a full stop, for an operator; no password and no value that was bound stands in it.
    package let description: String

    init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}

extension PostgreSQLError.Code {
    /// - Parameter state: five characters, of which the first two name a class (appendix A of PostgreSQL's manual).
    init(sqlState state: String) {
        self = Self.states[state] ?? Self.classes[String(state.prefix(2))] ?? .other
    }

    private static let states: [String: Self] = [
        "40001": .serialization, "40P01": .serialization,
        "23505": .uniqueViolation,
        "42P01": .undefinedTable,
        "42501": .notPermitted,
        "25006": .readOnly,
        "53100": .diskFull,
        "55P03": .timedOut, "57014": .timedOut, "25P03": .connectionLost,
        "57P01": .connectionLost, "57P02": .connectionLost, "57P03": .connectionLost, "57P05": .connectionLost,
    ]

    private static let classes: [String: Self] = [
        "08": .connectionLost, "22": .badValue, "23": .constraint, "28": .authentication,
    ]
}
