import AlertCatalog

extension SQLTransaction {
    func tokens() throws -> [AccessToken] {
        try connection.all("SELECT \(tokenColumns) FROM catalog_tokens ORDER BY name", AccessToken.init(row:))
    }

    func token(hash: [UInt8]) throws -> AccessToken? {
        try connection.first(
            "SELECT \(tokenColumns) FROM catalog_tokens WHERE hash = \(hash)", AccessToken.init(row:))
    }

    func set(_ token: AccessToken) throws {
        try connection.execute(
            """
            INSERT INTO catalog_tokens (\(tokenColumns))
            VALUES (\(token.name), \(token.role.rawValue), \(token.hash), \(token.created), \(token.revoked))
            ON CONFLICT (name) DO UPDATE SET role = excluded.role, hash = excluded.hash, created = excluded.created,
                revoked = excluded.revoked
            """)
    }
}

private let tokenColumns: StaticString = "name, role, hash, created, revoked"

extension AccessToken {
    fileprivate init(row: SQLRow) throws {
        let name = try row.text(1)
        guard let role = Role(rawValue: name) else {
            throw CatalogStoreError(.foreign, "a token has a role that is not known here: \(name)")
        }
        self.init(
            name: try row.text(0), role: role, hash: try row.bytes(2), created: try row.integer(3),
            revoked: try row.optionalInteger(4))
    }
}
