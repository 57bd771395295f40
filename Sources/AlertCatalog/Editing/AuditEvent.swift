/// One line of the record of who did what; lines are added and never changed.
package struct AuditEvent: Sendable, Equatable {
    package enum Action: String, Sendable, CaseIterable {
        case draft, publish, rollback, delete, discard
        case fill, `import`
        case createToken = "token-create"
        case revokeToken = "token-revoke"
    }

    /// The place in the record, from 1, given by the store.
    package var sequence: Int
    /// Milliseconds since 1970.
    package var time: Int
    /// The name of the token that was used, or who ran a command.
    package var actor: String
    package var action: Action
    /// An alert's id, `""` for the shared tables; a token's name where the action is about one.
    package var subject: String
    /// The revision that was served before; `nil` when none was.
    package var from: Int?
    /// The revision that is served after; `nil` when none is.
    package var to: Int?
    package var reason: String?

    package init(
        sequence: Int = 0, time: Int, actor: String, action: Action, subject: String, from: Int? = nil,
        to: Int? = nil, reason: String? = nil
    ) {
        self.sequence = sequence
        self.time = time
        self.actor = actor
        self.action = action
        self.subject = subject
        self.from = from
        self.to = to
        self.reason = reason
    }
}
