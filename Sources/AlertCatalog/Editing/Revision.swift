/// One published change of one document. Revisions are never changed and never removed.
package struct Revision: Sendable, Equatable {
    /// Strictly increasing over the whole store. Documents that are published together share one.
    package var number: Int
    /// `nil` for a tombstone: from here on there is no such alert.
    package var bytes: [UInt8]?
    package var author: String
    /// Whoever published it; `nil` when the author did.
    package var publisher: String?
    /// Milliseconds since 1970.
    package var time: Int
    /// Why, in the publisher's words, else in the author's.
    package var reason: String?
    /// The revision of the same document that this one brings back.
    package var source: Int?

    package init(
        number: Int, bytes: [UInt8]?, author: String, publisher: String? = nil, time: Int, reason: String? = nil,
        source: Int? = nil
    ) {
        self.number = number
        self.bytes = bytes
        self.author = author
        self.publisher = publisher
        self.time = time
        self.reason = reason
        self.source = source
    }
}
