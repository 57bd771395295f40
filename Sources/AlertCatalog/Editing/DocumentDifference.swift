package import JSON

/// What differs between two documents, member by member, for people to read.
package struct DocumentDifference: Sendable {
    /// One member that is other, or is in one of them alone.
    package struct Change: Sendable {
        package let pointer: JSONPointer
        /// `nil` for what was added.
        package let from: JSONValue?
        /// `nil` for what was removed.
        package let to: JSONValue?
    }

    /// In the order of the first document, what was added last.
    package private(set) var changes: [Change] = []

    /// - Parameter from: `nil` for a document that there was not; all of `to` was added then.
    package init(from: JSONValue?, to: JSONValue?) {
        compare(from, to, at: .root)
    }

    private mutating func compare(_ from: JSONValue?, _ to: JSONValue?, at pointer: JSONPointer) {
        switch (from?.content, to?.content) {
        case (.object(let from)?, .object(let to)?):
            for member in from.members { compare(member.value, to[member.key], at: pointer.appending(member.key)) }
            for member in to.members where from[member.key] == nil {
                compare(nil, member.value, at: pointer.appending(member.key))
            }
        case (.array(let from)?, .array(let to)?) where from.count == to.count:
            for (index, pair) in zip(from, to).enumerated() { compare(pair.0, pair.1, at: pointer.appending(index)) }
        case (nil, nil):
            break
        default:
            // A list with more or fewer elements is one change: by number, all behind the first would seem other.
            if let from, let to, from == to { return }
            changes.append(Change(pointer: pointer, from: from, to: to))
        }
    }
}
