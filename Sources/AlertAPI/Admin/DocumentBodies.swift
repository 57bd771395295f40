import AlertCatalog
import FoundationEssentials
import JSON

/// Documents, drafts and revisions as answers write them.
enum DocumentBodies {
    /// RFC 3339, in UTC and to the millisecond.
    static func time(_ milliseconds: Int) -> String {
        Date(timeIntervalSince1970: Double(milliseconds) / 1000)
            .formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }

    /// - Parameter withDocument: `false` for a list, where the text would be too much.
    static func draft(_ draft: DocumentRecord.Draft, withDocument: Bool = true) -> JSONMembers {
        var members = JSONMembers()
        members.add("author", draft.author)
        members.add("authors", draft.authors)
        members.add("time", time(draft.time))
        members.add("reason", draft.reason)
        if withDocument { members.add("document", json: draft.bytes) }
        return members
    }

    /// Revision 0 is that of a store without history, of which nothing is known.
    static func revision(_ revision: Revision, withDocument: Bool = true) -> JSONMembers {
        var members = JSONMembers()
        if revision.number > 0 {
            members.add("revision", revision.number)
            members.add("author", revision.author)
            members.add("publisher", revision.publisher)
            members.add("time", time(revision.time))
            members.add("reason", revision.reason)
            members.add("source", revision.source)
        }
        if revision.bytes == nil { members.add("deleted", true) }
        if withDocument, let bytes = revision.bytes { members.add("document", json: bytes) }
        return members
    }

    /// What a change did, or in a dry run would do.
    static func outcome(_ outcome: CatalogEditor.Outcome, isDryRun: Bool) throws -> [UInt8] {
        var members = JSONMembers()
        if case .definition(let id) = outcome.name { members.add("id", id) }
        if !isDryRun { members.add("tag", outcome.tag) }
        members.add("revision", outcome.revision)
        members.add("diagnostics", outcome.findings.map { DiagnosticBody($0) })
        if isDryRun {
            members.add("dryRun", true)
            members.add("changes", try changes(from: outcome.before, to: outcome.after))
        }
        return members.object
    }

    /// Each member that differs, by its pointer: `from` is absent for what was added, `to` for what was removed.
    static func changes(from: [UInt8]?, to: [UInt8]?) throws -> [JSONMembers] {
        let difference = DocumentDifference(
            from: try from.map { try JSONDocument(parsing: $0).root },
            to: try to.map { try JSONDocument(parsing: $0).root })
        return difference.changes.map { change in
            var members = JSONMembers()
            members.add("pointer", change.pointer.description)
            members.add("from", change.from)
            members.add("to", change.to)
            return members
        }
    }
}
