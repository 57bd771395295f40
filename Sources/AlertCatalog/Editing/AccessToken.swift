/// A token of the writing interface, as a store keeps it: of the secret itself there is only a hash.
package struct AccessToken: Sendable, Equatable {
    /// What a token may do; each role may do all that the ones before it may.
    package enum Role: String, Sendable, CaseIterable, Comparable {
        /// Reads definitions, history and the audit record.
        case viewer
        /// Writes drafts.
        case editor
        /// Publishes, rolls back and deletes.
        case publisher
        /// Makes and revokes tokens, and imports.
        case admin

        package static func < (left: Role, right: Role) -> Bool {
            (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
        }
    }

    /// Unique among all tokens there ever were: the audit record names it.
    package var name: String
    package var role: Role
    /// BLAKE2b-256 of the secret.
    package var hash: [UInt8]
    /// Milliseconds since 1970.
    package var created: Int
    /// Milliseconds since 1970; `nil` while it is good.
    package var revoked: Int?

    package init(name: String, role: Role, hash: [UInt8], created: Int, revoked: Int? = nil) {
        self.name = name
        self.role = role
        self.hash = hash
        self.created = created
        self.revoked = revoked
    }
}
