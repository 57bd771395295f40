/// How long clients and proxies keep answers, in seconds.
package struct CachePolicy: Sendable {
    package var maxAge: Int
    package var staleWhileRevalidate: Int
    package var staleIfError: Int

    package init(maxAge: Int, staleWhileRevalidate: Int, staleIfError: Int) {
        self.maxAge = maxAge
        self.staleWhileRevalidate = staleWhileRevalidate
        self.staleIfError = staleIfError
    }

    /// The `Cache-Control` of an answer; one that is made for a single user is `private`.
    func field(isPrivate: Bool) -> (String, String) {
        let scope = isPrivate ? "private, " : ""
        let stale = "stale-while-revalidate=\(staleWhileRevalidate), stale-if-error=\(staleIfError)"
        return ("Cache-Control", "\(scope)max-age=\(maxAge), \(stale)")
    }
}
