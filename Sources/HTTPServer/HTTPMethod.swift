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

    /// Whether it asks for what is there, and changes nothing.
    package var isRead: Bool {
        switch self {
        case .get, .head: true
        case .options, .put, .post, .delete, .other: false
        }
    }

    /// Most requests are `GET`, which no string has to be made for.
    init(_ name: UnsafePointer<CChar>) {
        let isGet = unsafe name[0] == 0x47 && name[1] == 0x45 && name[2] == 0x54 && name[3] == 0
        self = isGet ? .get : unsafe HTTPMethod(String(cString: name))
    }
}
