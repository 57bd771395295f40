/// What a client must be able to do, to be given an action or a whole alert.
package struct Requirements: Sendable {
    /// The lowest version of the payload's form that the client reads.
    package var schema = 1
    package var capabilities: Set<String> = []

    mutating func formUnion(_ other: Requirements) {
        schema = max(schema, other.schema)
        capabilities.formUnion(other.capabilities)
    }
}
