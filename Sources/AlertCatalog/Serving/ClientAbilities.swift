/// What a client says that it can show.
package struct ClientAbilities: Hashable, Sendable {
    /// What every client of the first schema can show that does not say otherwise.
    private static let usual: Set<String> = ["header", "fields"]

    let schema: Int
    let capabilities: Set<String>

    /// - Parameter capabilities: `nil` for a client that says nothing of them.
    package init(schema: Int = 1, capabilities: Set<String>? = nil) {
        self.schema = schema
        self.capabilities = capabilities ?? Self.usual
    }

    func meets(_ requirements: Requirements) -> Bool {
        schema >= requirements.schema && capabilities.isSuperset(of: requirements.capabilities)
    }
}
