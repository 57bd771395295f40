/// A request method that the service knows, or `other`, which no route allows.
package enum HTTPMethod: String, Sendable, CaseIterable {
    case get = "GET"
    case head = "HEAD"
    case options = "OPTIONS"
    case put = "PUT"
    case post = "POST"
    case delete = "DELETE"
    case other = "?"

    /// Methods are case-sensitive (RFC 9110 §9.1), so `get` is not `GET`.
    package init(_ name: String) {
        self = HTTPMethod(rawValue: name) ?? .other
    }
}
