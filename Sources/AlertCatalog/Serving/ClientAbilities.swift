/// What a client says that it can show.
package struct ClientAbilities: Hashable, Sendable {
    /// What every client of the first schema can show that does not say otherwise.
    private static let usual: Set<String> = ["header", "fields"]

    let schema: Int
    let capabilities: Set<String>
    /// Whether there is a system whose settings have sections; a browser's have none that a page could open.
    let hasSettings: Bool

    /// - Parameters:
    ///   - capabilities: `nil` for a client that says nothing of them.
    ///   - platform: as the client calls it; of all only `web` is told apart.
    package init(schema: Int = 1, capabilities: Set<String>? = nil, platform: String? = nil) {
        self.init(schema: schema, capabilities: capabilities ?? Self.usual, hasSettings: platform != "web")
    }

    init(schema: Int, capabilities: Set<String>, hasSettings: Bool) {
        self.schema = schema
        self.capabilities = capabilities
        self.hasSettings = hasSettings
    }

    func meets(_ requirements: Requirements) -> Bool {
        schema >= requirements.schema
            && (requirements.capabilities.isEmpty || capabilities.isSuperset(of: requirements.capabilities))
    }

    /// As `CatalogEntry.deciding`, from the parts of an entry, which is large to copy.
    package func deciding(_ needs: Requirements, namesSection: Bool) -> ClientAbilities? {
        let keepsSections = hasSettings || !namesSection
        if meets(needs), keepsSections { return nil }
        return ClientAbilities(
            schema: min(schema, needs.schema), capabilities: capabilities.intersection(needs.capabilities),
            hasSettings: keepsSections)
    }
}
