import AlertCatalog

extension SQLTransaction {
    func audit(after sequence: Int, limit: Int) throws -> [AuditEvent] {
        try connection.all(
            """
            SELECT sequence, \(eventColumns) FROM catalog_audit
            WHERE sequence > \(sequence) ORDER BY sequence LIMIT \(limit)
            """, AuditEvent.init(row:))
    }

    func append(_ event: AuditEvent) throws {
        try connection.execute(
            """
            INSERT INTO catalog_audit (sequence, \(eventColumns))
            VALUES ((SELECT coalesce(max(sequence), 0) + 1 FROM catalog_audit), \(event.time), \(event.actor),
                    \(event.action.rawValue), \(event.subject), \(event.from), \(event.to), \(event.reason))
            """)
    }
}

private let eventColumns: StaticString = "time, actor, action, subject, revision_before, revision_after, reason"

extension AuditEvent {
    fileprivate init(row: SQLRow) throws {
        let name = try row.text(3)
        guard let action = Action(rawValue: name) else {
            throw CatalogStoreError(.foreign, "the record names an action that is not known here: \(name)")
        }
        self.init(
            sequence: try row.integer(0), time: try row.integer(1), actor: try row.text(2), action: action,
            subject: try row.text(4), from: try row.optionalInteger(5), to: try row.optionalInteger(6),
            reason: try row.optionalText(7))
    }
}
