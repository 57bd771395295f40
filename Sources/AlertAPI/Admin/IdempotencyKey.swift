import AlertCatalog
import Cryptography
import HTTPServer

/// The `Idempotency-Key` of a request: whoever repeats the request with it gets the first answer again.
struct IdempotencyKey {
    /// Milliseconds that an answer is kept.
    static let lifetime = 24 * 60 * 60 * 1000

    /// Two people who choose one key do not meet.
    private let key: String
    private let request: [UInt8]

    /// `nil` when the request has none, or is not a `POST`, of which alone the second time could do something else.
    init?(_ request: Request, from identity: Identity) throws(Problem) {
        guard request.method == .post, let value = request.fields[.idempotencyKey] else { return nil }
        guard (1...255).contains(value.count), value.allSatisfy({ (0x20...0x7E).contains($0) }) else {
            throw Problem(.malformedField, "Idempotency-Key has 1 to 255 characters of ASCII.")
        }
        key = "\(identity.name)\n\(String(decoding: value, as: UTF8.self))"
        var hash = BLAKE2b(byteCount: 32)
        let condition = (request.fields[.ifMatch] ?? []) + [UInt8(ascii: "\n")] + (request.fields[.ifNoneMatch] ?? [])
        for part in [Array(identity.name.utf8), request.target, condition, request.body] {
            hash.update("\(part.count) ")
            hash.update(part)
        }
        self.request = hash.finalize()
    }

    /// The answer that was given before, or a new one, which is kept in the same transaction as the change.
    func answer(at time: Int, in transaction: any CatalogWriting, _ make: () throws -> AdminAnswer) throws
        -> AdminAnswer
    {
        if let first = try transaction.answer(forKey: key), first.time > time - Self.lifetime {
            guard ConstantTime.areEqual(first.request, request) else {
                throw Problem(.idempotencyKeyReused, "Take a new key for each request that is another.")
            }
            return AdminAnswer(status: first.status, tag: first.tag, body: first.body)
        }
        let answer = try make()
        try transaction.forgetAnswers(before: time - Self.lifetime)
        try transaction.remember(
            RememberedAnswer(request: request, status: answer.status, tag: answer.tag, body: answer.body, time: time),
            forKey: key)
        return answer
    }
}
