/// What must be true of a document for a change to be made, so that nobody overwrites what they have not seen.
package enum Precondition: Sendable, Equatable {
    /// Nothing was said, which is enough for no change.
    case missing
    /// One of these tags is that of the document as it is.
    case tag(Set<String>)
    /// There is a document, whatever it says.
    case exists
    /// There is none.
    case absent

    /// - Parameter current: the tag of the document as it is; `nil` when there is none.
    func check(_ current: String?, of name: DocumentName?) throws(EditingError) {
        let holds =
            switch self {
            case .missing: throw .preconditionRequired(name)
            case .tag(let tags): current.map(tags.contains) ?? false
            case .exists: current != nil
            case .absent: current == nil
            }
        guard holds else { throw .preconditionFailed(name, current: current) }
    }
}

extension DocumentRecord {
    /// Moves with every change of the draft or of what is published.
    package var tag: String { "d\(number)" }
}
