import AlertCatalog
import HTTPServer

extension Precondition {
    /// What `If-Match` or `If-None-Match: *` says.
    ///
    /// - Throws: `malformedField` for what is neither a list of strong tags nor `*`.
    init(_ fields: HeaderFields) throws(Problem) {
        switch (fields[.ifMatch], fields[.ifNoneMatch]) {
        case (nil, nil): self = .missing
        case (let value?, nil): self = try Self.match(String(decoding: value, as: UTF8.self))
        case (nil, let value?) where value == [UInt8(ascii: "*")]: self = .absent
        case (nil, _): throw Problem(.malformedField, "If-None-Match is * here: it says that there is no document yet.")
        case (_, _): throw Problem(.malformedField, "Send If-Match or If-None-Match, and not both.")
        }
    }

    private static func match(_ value: String) throws(Problem) -> Precondition {
        if value == "*" { return .exists }
        let tags = value.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmedOfBlanks)
        guard tags.allSatisfy({ $0.dropPrefix("W/").isQuoted }) else {
            throw Problem(.malformedField, "If-Match is the ETag of the document, with its quotes, such as \"d3\".")
        }
        // A weak tag never matches (RFC 9110 §13.1.1).
        return .tag(Set(tags.filter(\.isQuoted).map { String($0.dropFirst().dropLast()) }))
    }
}

extension StringProtocol {
    fileprivate var isQuoted: Bool { count >= 2 && hasPrefix("\"") && hasSuffix("\"") }

    fileprivate var trimmedOfBlanks: String {
        let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        return String(String(drop(while: isBlank)).reversed().drop(while: isBlank).reversed())
    }

    fileprivate func dropPrefix(_ prefix: String) -> SubSequence {
        hasPrefix(prefix) ? dropFirst(prefix.count) : self[...]
    }
}
