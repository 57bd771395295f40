extension CatalogEditor {
    /// Makes a token.
    ///
    /// - Returns: its secret, which nothing can show again.
    package func createToken(named name: String, role: AccessToken.Role) throws -> TokenSecret {
        guard Self.isTokenName(name) else { throw EditingError.malformedTokenName(name) }
        guard try !transaction.tokens().contains(where: { $0.name == name }) else {
            throw EditingError.tokenExists(name)
        }
        let secret = TokenSecret.make()
        try transaction.set(AccessToken(name: name, role: role, hash: secret.hash, created: terms.time))
        try audit(.createToken, name)
        return secret
    }

    /// Takes a token's rights for good; its name stays taken, since the audit record knows it.
    package func revokeToken(named name: String) throws {
        guard var token = try transaction.tokens().first(where: { $0.name == name }), token.revoked == nil else {
            throw EditingError.unknownToken(name)
        }
        token.revoked = terms.time
        try transaction.set(token)
        try audit(.revokeToken, name)
    }

    /// What fits into one line of a list, and no colon, by which other identities are told from tokens.
    private static func isTokenName(_ name: String) -> Bool {
        (1...64).contains(name.utf8.count)
            && name.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: ":") }
    }
}
