package import Compression

/// How long clients and proxies keep answers, in seconds, and what they keep apart.
package struct CachePolicy: Sendable {
    private let shared: String
    private let ofOneReader: String
    /// What answers can be had in, besides as they are.
    let codings: [ContentCoding]

    package init(
        maxAge: Int, staleWhileRevalidate: Int, staleIfError: Int, codings: [ContentCoding] = ContentCoding.allCases
    ) {
        self.codings = codings
        shared =
            "max-age=\(maxAge), stale-while-revalidate=\(staleWhileRevalidate), stale-if-error=\(staleIfError)"
        ofOneReader = "private, \(shared)"
    }

    /// The `Cache-Control` of an answer; one that is made for a single user is `private`.
    func field(isPrivate: Bool) -> (String, String) { ("Cache-Control", isPrivate ? ofOneReader : shared) }

    /// The `Vary` of an answer, if it has one. `Accept-Encoding` is in it whatever a client sends and however small the
    /// answer is now, so that no cache keeps one representation for all.
    func varyField(byLanguage: Bool, byCoding: Bool) -> [(String, String)] {
        let fields = (byLanguage ? ["Accept-Language"] : []) + (byCoding && !codings.isEmpty ? ["Accept-Encoding"] : [])
        return fields.isEmpty ? [] : [("Vary", fields.joined(separator: ", "))]
    }
}
