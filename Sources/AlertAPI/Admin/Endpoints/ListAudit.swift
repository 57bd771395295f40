import AlertCatalog

/// `GET /admin/v1/audit?after=&limit=`: who did what, when and why, in the order in which it was done.
enum ListAudit {
    private struct Body: Encodable {
        struct Event: Encodable {
            let sequence: Int
            let time: String
            let actor: String
            let action: String
            let subject: String
            let from: Int?
            let to: Int?
            let reason: String?
        }

        let events: [Event]
        /// The `after` of the next page; `nil` when there is no more now.
        let next: Int?
    }

    static func answer(_ request: AdminRequest, _ catalog: any CatalogReading) throws -> AdminAnswer {
        let limit = try request.query.limit()
        let after = try request.query.integer("after", in: 0...Int.max) ?? 0
        let found = try catalog.audit(after: after, limit: limit + 1)
        let events = found.prefix(limit).map { event in
            Body.Event(
                sequence: event.sequence, time: DocumentBodies.time(event.time), actor: event.actor,
                action: event.action.rawValue, subject: event.subject, from: event.from, to: event.to,
                reason: event.reason)
        }
        let next = found.count > limit ? events.last?.sequence : nil
        return AdminAnswer(body: CanonicalJSON.encode(Body(events: events, next: next)))
    }
}
