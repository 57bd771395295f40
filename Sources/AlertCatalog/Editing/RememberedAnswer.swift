/// The first answer to a request with an `Idempotency-Key`, for those that repeat it.
package struct RememberedAnswer: Sendable, Equatable {
    /// BLAKE2b-256 of what the request asked for: actor, target, condition and body.
    package var request: [UInt8]
    package var status: Int
    /// The entity tag that the answer had, without its quotes.
    package var tag: String?
    package var body: [UInt8]
    /// Milliseconds since 1970.
    package var time: Int

    package init(request: [UInt8], status: Int, tag: String?, body: [UInt8], time: Int) {
        self.request = request
        self.status = status
        self.tag = tag
        self.body = body
        self.time = time
    }
}
