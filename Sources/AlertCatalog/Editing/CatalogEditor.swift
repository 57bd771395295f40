package import Localization

/// Makes the changes of one person in one transaction of a store.
///
/// Whatever rules there are for changes are kept here, and not in stores.
package struct CatalogEditor {
    /// What holds for a change beside the change itself.
    package struct Terms: Sendable {
        /// Why, in the words of whoever makes the change.
        package var reason: String?
        /// Everything is checked and done, and then undone.
        package var isDryRun = false
        /// Nobody publishes what they wrote themselves.
        package var fourEyes = false
        /// The locales of the catalog that is served.
        package var locales: [LocaleTag] = []
        /// Milliseconds since 1970.
        package var time: Int

        package init(time: Int) {
            self.time = time
        }
    }

    /// What became of one document.
    package struct Outcome: Sendable {
        package let name: DocumentName
        package let record: DocumentRecord
        /// The revision that the change has made; `nil` for a change of the draft alone.
        package var revision: Int?
        /// What stood before in the place of `after`; `nil` for nothing.
        package var before: [UInt8]?
        package var after: [UInt8]?
        /// None is an error.
        package var findings: [Diagnostic] = []
    }

    /// As large as a file of a catalog may be.
    package static let largestDocument = 16 * 1024 * 1024

    package let transaction: any CatalogWriting
    let identity: Identity
    let terms: Terms

    /// `nil` validates while the store is held.
    let foresight: ForesightedValidation?

    /// What is found about documents that are to be published.
    ///
    /// - Throws: `EditingError.invalid` when the catalog with them would not be served.
    func validate(_ proposals: Validation.Proposals) throws -> [Diagnostic] {
        if let foresight, Validation.takesLong(proposals) {
            return try foresight.check(proposals, against: transaction)
        }
        return try Validation(transaction, locales: terms.locales).check(proposals)
    }

    /// The record of a document that there is.
    func record(of name: DocumentName, if precondition: Precondition) throws -> DocumentRecord {
        guard let record = try transaction.record(of: name), record.exists else {
            throw EditingError.unknownDocument(name)
        }
        try precondition.check(record.tag, of: name)
        return record
    }

    /// The record of a document that there need not be yet; numbers go on after a deletion.
    func recordToWrite(of name: DocumentName, if precondition: Precondition) throws -> DocumentRecord {
        let record = try transaction.record(of: name)
        try precondition.check(record.flatMap { $0.exists ? $0.tag : nil }, of: name)
        return record ?? DocumentRecord(number: 0)
    }

    /// Writes a record with the next number.
    func set(_ record: DocumentRecord, of name: DocumentName) throws -> DocumentRecord {
        var next = record
        next.number += 1
        try transaction.set(next, of: name)
        return next
    }

    func audit(_ action: AuditEvent.Action, _ subject: String, from: Int? = nil, to: Int? = nil) throws {
        try transaction.append(
            AuditEvent(
                time: terms.time, actor: identity.name, action: action, subject: subject, from: from, to: to,
                reason: terms.reason))
    }
}
