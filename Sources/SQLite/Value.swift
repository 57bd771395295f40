/// What can stand in a column of a row, or be bound to a parameter.
package enum Value: Hashable, Sendable {
    case null
    case integer(Int64)
    case text(String)
    case bytes([UInt8])
}
