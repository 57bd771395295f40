/// In what the SQL of the two databases differs.
struct SQLDialect: Sendable {
    /// The type of a text that is compared and sorted bytewise.
    let key: String
    let bytes: String
    /// Answers the names of the tables that would be in the way of ours.
    let tables: Query
    /// Statements after which the rows of a table cannot be changed or removed.
    let freeze: @Sendable (_ table: String) -> String
}
