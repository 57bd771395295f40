/// Why a change is not made. Where a document is named, `nil` is the whole catalog.
package enum EditingError: Error, Sendable, Equatable {
    case unknownDocument(DocumentName)
    /// The document was not published with that revision, or was taken out by it.
    case unknownRevision(DocumentName, Int)
    /// There is no draft that could be published or discarded.
    case noDraft(DocumentName)
    case preconditionRequired(DocumentName?)
    /// - Parameter current: the tag of what is there; `nil` when nothing is.
    case preconditionFailed(DocumentName?, current: String?)
    /// What the catalog would have is not fit to be served.
    case invalid([Diagnostic])
    /// The document is larger than a catalog's may be.
    case tooLarge(DocumentName)
    /// Somebody else than the authors of the draft has to publish it.
    case fourEyes(DocumentName)
    /// What its publisher brings along nobody else has seen, where four eyes are asked for.
    case broughtAlong(DocumentName)
    /// A change names one document more than once.
    case repeated(DocumentName)
    case tokenExists(String)
    case unknownToken(String)
    case malformedTokenName(String)
}
