import HTTPServer

/// What the log has of one request: nothing that its sender chose, but for what the service knows.
///
/// Its target is told by the route alone, so that neither an argument nor a token in it can come to be written.
package struct AccessRecord: Sendable {
    package let listener: String
    package let method: String
    package let route: String
    /// Of an alert that the catalog has.
    package let alert: String?
    package let status: Int
    /// Of the body that was sent.
    package let bytes: Int
    /// `nil` for an answer that was found prepared while not all requests are timed.
    package let duration: Duration?
    package let locale: String?
    package let revision: Int?
    /// 16 hexadecimal digits that no other request has.
    package let request: String
    package let trace: TraceContext?
}
