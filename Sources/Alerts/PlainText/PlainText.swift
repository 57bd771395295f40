/// An alert as lines of text: for a terminal, a log, a review.
///
/// Only the alert's own words are in its language; marks and hints are the payload's words, which have none.
/// ```text
/// < | New page | [Save]
///
/// Leave without saving?
/// What you wrote today will be lost.
///
/// [1] Leave (destructive) -> callback discardEntry
/// [2] Stay (cancel)
/// ```
public struct PlainText: Sendable, Equatable {
    /// Without a line feed at the end.
    public let text: String

    public init(_ alert: Alert) {
        text = PlainTextLayout(alert: alert).text
    }
}

extension PlainText: CustomStringConvertible {
    public var description: String { text }
}
