import AlertCatalog
import Cryptography
import HTTPServer

/// What an endpoint answers: a response, and what decides whether and how long it may be kept.
///
/// A class, so that finding a prepared one counts one reference.
final class Answer {
    let response: Response
    /// `nil` for what has no representation to compare, such as the answer to `OPTIONS`.
    let tag: EntityTag?
    /// Whether the same target and `Accept-Language` give the same answer until the catalog changes.
    let isPrepared: Bool

    /// A response that is neither compared nor kept.
    init(_ response: Response) {
        self.response = response
        tag = nil
        isPrepared = false
    }

    /// A representation with its strong tag: a hash over exactly its bytes.
    convenience init(_ body: [UInt8], fields: [(String, String)], isPrepared: Bool) {
        self.init(
            body, fingerprint: Fingerprint.characters(of: body), fields: Response.block(fields), isPrepared: isPrepared)
    }

    convenience init(_ alert: EncodedAlert, fields: FieldBlock, isPrepared: Bool) {
        self.init(alert.bytes, fingerprint: alert.fingerprint, fields: fields, isPrepared: isPrepared)
    }

    private init(_ body: [UInt8], fingerprint: [UInt8], fields: FieldBlock, isPrepared: Bool) {
        let tag = EntityTag(opaque: fingerprint)
        response = .json(fields, tag: tag, body)
        self.tag = tag
        self.isPrepared = isPrepared
    }

    /// The response to a request with this `If-None-Match`.
    func response(ifNoneMatch condition: [UInt8]?) -> Response {
        guard let condition, let tag, tag.matches(ifNoneMatch: condition) else { return response }
        return response.notModified
    }
}
