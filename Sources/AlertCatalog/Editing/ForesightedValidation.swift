import Cryptography

/// Validates whole catalogs and large documents before the store is held for writing: compiling one takes seconds, in
/// which nobody else could write.
///
/// A change runs first without having been validated, and ends where it needs that; then it is validated against what can
/// be read, and runs again. What was found holds as long as nothing else is published.
struct ForesightedValidation {
    /// Ends a change whose proposals must be validated first.
    struct Needed: Error {
        let proposals: Validation.Proposals
    }

    /// What was proposed for which catalog, as a hash.
    private typealias Key = [UInt8]

    private var findings: [Key: [Diagnostic]] = [:]

    mutating func validate(
        _ proposals: Validation.Proposals, against documents: any DocumentReading, _ terms: CatalogEditor.Terms
    ) throws {
        let key = Self.key(proposals, try documents.currentRevision())
        findings[key] = try Validation(documents, locales: terms.locales).findings(about: proposals)
    }

    /// - Throws: `Needed` when nothing is known of these proposals for this catalog.
    func check(_ proposals: Validation.Proposals, against documents: any DocumentReading) throws -> [Diagnostic] {
        guard let findings = findings[Self.key(proposals, try documents.currentRevision())] else {
            throw Needed(proposals: proposals)
        }
        return try Validation.accept(findings)
    }

    private static func key(_ proposals: Validation.Proposals, _ revision: Int) -> Key {
        var hash = BLAKE2b(byteCount: 32)
        hash.update("\(revision)")
        for (name, bytes) in proposals.sorted(by: { $0.key.key < $1.key.key }) {
            hash.update("\n\(name.key) \(bytes?.count ?? -1) ")
            hash.update(bytes ?? [])
        }
        return hash.finalize()
    }
}
