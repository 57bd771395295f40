/// Reads the record of who did what.
package protocol AuditReading {
    /// In the order of their sequence, those after this one.
    func audit(after sequence: Int, limit: Int) throws -> [AuditEvent]
}

/// Adds to the record of who did what; a store refuses every change of what stands there.
package protocol AuditWriting {
    /// The store gives the sequence, whatever the event has for it.
    func append(_ event: AuditEvent) throws
}

/// Reads tokens.
package protocol TokenReading {
    /// All, also those that are revoked, by name.
    func tokens() throws -> [AccessToken]

    func token(hash: [UInt8]) throws -> AccessToken?
}

/// Writes tokens.
package protocol TokenWriting {
    /// Adds a token, or replaces the one of this name.
    func set(_ token: AccessToken) throws
}

/// Reads what repeated requests are answered with.
package protocol AnswerReading {
    func answer(forKey key: String) throws -> RememberedAnswer?
}

/// Keeps what repeated requests are answered with.
package protocol AnswerWriting {
    func remember(_ answer: RememberedAnswer, forKey key: String) throws

    /// Forgets the answers that are older than this.
    ///
    /// - Parameter time: milliseconds since 1970.
    func forgetAnswers(before time: Int) throws
}
