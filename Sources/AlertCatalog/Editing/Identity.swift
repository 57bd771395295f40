/// Who asks, and what they may do.
package struct Identity: Sendable, Equatable {
    /// As the audit record and drafts name them.
    package let name: String
    package let role: AccessToken.Role

    package init(name: String, role: AccessToken.Role) {
        self.name = name
        self.role = role
    }

    /// Whoever can open a store may do everything with it. No token's name has a colon in it, so nobody is two.
    package static func commandLine(_ user: String) -> Identity {
        Identity(name: "command-line:\(user)", role: .admin)
    }
}
