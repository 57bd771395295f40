import AlertCatalog

/// The tables, and how older ones become them.
enum Schema {
    /// Each is a script that takes the tables from the version of its place to the next; they are only ever added to.
    static let migrations: [@Sendable (SQLDialect) -> String] = [createTables, nameEverybody]

    static var version: Int { migrations.count }

    /// Brings the tables up to date. Those that are so are left alone, without a lock.
    ///
    /// - Throws: `foreign` when the tables are not ours or are those of a newer program.
    static func prepare(_ database: any SQLDatabase) throws {
        let isCurrent = try database.withReader { try version(of: $0, database) == version }
        guard !isCurrent else { return }
        try database.withWriter { connection in
            try connection.writeTransaction { try migrate(connection, database) }
        }
    }

    private static func migrate(_ connection: any SQLConnection, _ database: any SQLDatabase) throws {
        // Another program may have done it while this one waited for the lock.
        let found = try version(of: connection, database)
        guard found < version else { return }
        for migration in migrations[found...] { try connection.executeScript(migration(database.dialect)) }
        try connection.execute("UPDATE catalog_schema SET version = \(version)")
    }

    /// The version of the tables; 0 where there are none.
    ///
    /// - Throws: `foreign` when they are not ours or are those of a newer program.
    static func version(of connection: any SQLConnection, _ database: any SQLDatabase) throws -> Int {
        let tables = try connection.all(database.dialect.tables) { try $0.text(0) }
        guard !tables.isEmpty else { return 0 }
        guard tables.contains("catalog_schema") else {
            throw CatalogStoreError(.foreign, "\(database.name) holds the tables of another program")
        }
        let version = try connection.first("SELECT version FROM catalog_schema") { try $0.integer(0) }
        guard let version, version > 0 else {
            throw CatalogStoreError(.foreign, "\(database.name) does not say which version its tables have")
        }
        guard version <= Self.version else {
            throw CatalogStoreError(
                .foreign,
                "\(database.name) was written by a newer program: its tables have version \(version), this program "
                    + "knows them up to \(Self.version)")
        }
        return version
    }
}

/// A draft knows everybody who wrote at it, one a line, since none of them may publish it where four eyes are asked for,
/// and why; a revision knows who published it, when it was not its author.
private func nameEverybody(_ dialect: SQLDialect) -> String {
    """
    ALTER TABLE catalog_documents RENAME COLUMN draft_author TO draft_authors;
    ALTER TABLE catalog_documents ADD COLUMN draft_reason text;
    ALTER TABLE catalog_revisions ADD COLUMN publisher text;
    """
}

/// Times are milliseconds since 1970. The name of a document is an alert's id, or empty for the shared tables.
private func createTables(_ dialect: SQLDialect) -> String {
    """
    CREATE TABLE catalog_schema (version bigint NOT NULL);
    INSERT INTO catalog_schema VALUES (0);

    CREATE TABLE catalog_documents (
        name \(dialect.key) PRIMARY KEY,
        number bigint NOT NULL,
        draft \(dialect.bytes),
        draft_author text,
        draft_time bigint,
        revision bigint
    );
    CREATE TABLE catalog_revisions (
        number bigint NOT NULL,
        name \(dialect.key) NOT NULL,
        content \(dialect.bytes),
        author text NOT NULL,
        time bigint NOT NULL,
        reason text,
        source bigint,
        PRIMARY KEY (number, name)
    );
    CREATE INDEX catalog_revisions_of_name ON catalog_revisions (name, number);
    \(dialect.freeze("catalog_revisions"))

    CREATE TABLE catalog_audit (
        sequence bigint PRIMARY KEY,
        time bigint NOT NULL,
        actor text NOT NULL,
        action text NOT NULL,
        subject text NOT NULL,
        revision_before bigint,
        revision_after bigint,
        reason text
    );
    \(dialect.freeze("catalog_audit"))

    CREATE TABLE catalog_tokens (
        name \(dialect.key) PRIMARY KEY,
        role text NOT NULL,
        hash \(dialect.bytes) NOT NULL UNIQUE,
        created bigint NOT NULL,
        revoked bigint
    );
    CREATE TABLE catalog_answers (
        key \(dialect.key) PRIMARY KEY,
        request \(dialect.bytes) NOT NULL,
        status bigint NOT NULL,
        tag text,
        body \(dialect.bytes) NOT NULL,
        time bigint NOT NULL
    );
    CREATE INDEX catalog_answers_by_time ON catalog_answers (time);
    """
}
