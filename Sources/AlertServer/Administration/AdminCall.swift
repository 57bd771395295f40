import HTTPServer

/// One thing that a command asks of the writing interface.
struct AdminCall {
    /// What must be true of what is changed.
    enum Condition {
        case none
        /// It has this tag, in its quotes.
        case match(String)
        /// There is none yet.
        case absent
    }

    var method = HTTPMethod.get
    /// What stands behind `/admin/v1/`.
    let path: String
    var condition = Condition.none
    var reason: String?
    /// JSON.
    var body: [UInt8]?

    var target: String { "/admin/v1/\(path)" }

    var fields: [(name: HeaderName, value: String)] {
        var fields: [(name: HeaderName, value: String)] = []
        switch condition {
        case .none: break
        case .match(let tag): fields.append((.ifMatch, tag))
        case .absent: fields.append((.ifNoneMatch, "*"))
        }
        if let reason { fields.append((.changeReason, reason)) }
        if body != nil { fields.append((.contentType, "application/json")) }
        return fields
    }
}
