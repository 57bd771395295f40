/// One document of those that are published together.
package struct ChangesetItem: Sendable {
    package enum Change: Sendable {
        /// The draft that there is.
        case draft
        /// What comes with the changeset. A draft stays.
        case document([UInt8])
        /// A tombstone.
        case delete
    }

    package let name: DocumentName
    package let precondition: Precondition
    package let change: Change

    package init(name: DocumentName, precondition: Precondition, change: Change) {
        self.name = name
        self.precondition = precondition
        self.change = change
    }
}
