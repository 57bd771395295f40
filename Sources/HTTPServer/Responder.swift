/// Answers requests: what a listener needs of the service behind it.
///
/// A responder of a public worker is called on that worker's thread alone, so it may keep what it likes without a
/// lock. The management listener calls its one responder from many threads at once.
package protocol Responder: AnyObject {
    /// Never fails: what goes wrong is an answer, too.
    func respond(to request: Request) -> Response

    /// The answer to a request whose body is not wanted, given before the body is read; `nil` takes it.
    ///
    /// Asked only for a request that announces a body, which is still empty. The answer closes the connection.
    func refusal(of head: Request) -> Response?

    /// The answer to a request that was refused before it was read to the end.
    func refuse(_ refusal: Refusal) -> Response
}

extension Responder {
    package func refusal(of head: Request) -> Response? { nil }
}

/// Why a request is refused unread.
package enum Refusal: Sendable {
    /// The head is none of HTTP/1.1, such as one with a folded line, or does not say for certain where the body ends.
    case malformedHead
    /// The request target is longer than `Limits.target`.
    case targetTooLong
    /// The header fields together are longer than `Limits.head`, or more than `Limits.headLines`.
    case headTooLarge
    /// The body is longer than `Limits.body`, or says that it will be.
    case bodyTooLarge
}
