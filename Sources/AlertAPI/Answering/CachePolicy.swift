/// How long clients and proxies keep answers, in seconds.
package struct CachePolicy: Sendable {
    private let shared: String
    private let ofOneReader: String

    package init(maxAge: Int, staleWhileRevalidate: Int, staleIfError: Int) {
        shared =
            "max-age=\(maxAge), stale-while-revalidate=\(staleWhileRevalidate), stale-if-error=\(staleIfError)"
        ofOneReader = "private, \(shared)"
    }

    /// The `Cache-Control` of an answer; one that is made for a single user is `private`.
    func field(isPrivate: Bool) -> (String, String) { ("Cache-Control", isPrivate ? ofOneReader : shared) }
}
