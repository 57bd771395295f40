/// Where the editing of one document stands.
package struct DocumentRecord: Sendable, Equatable {
    /// What an author has written and nobody has published.
    package struct Draft: Sendable, Equatable {
        package var bytes: [UInt8]
        /// Everybody whose writing is in it, whoever wrote last at the end.
        package var authors: [String]
        /// Milliseconds since 1970.
        package var time: Int
        /// Why, in the words of whoever wrote.
        package var reason: String?

        package init(bytes: [UInt8], authors: [String], time: Int, reason: String? = nil) {
            self.bytes = bytes
            self.authors = authors
            self.time = time
            self.reason = reason
        }

        /// Whoever wrote last.
        package var author: String { authors.last ?? "" }
    }

    /// Counts every change of the draft or of what is published, also over a deletion: the `<n>` of the tag `"d<n>"`.
    package var number: Int
    /// `nil` when nothing has been written since the last publication.
    package var draft: Draft?
    /// The revision that is served; `nil` when nothing is, since it was never published or has been deleted.
    package var revision: Int?

    package init(number: Int, draft: Draft? = nil, revision: Int? = nil) {
        self.number = number
        self.draft = draft
        self.revision = revision
    }

    /// Whether there is anything but history.
    package var exists: Bool { draft != nil || revision != nil }
}
