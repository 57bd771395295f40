import AlertCatalog
import HTTPServer

/// An alert with its arguments, as the answer to one request that nobody else gets.
struct FilledAlert {
    let response: Response
    let tag: EntityTag

    init(_ alert: EncodedAlert, fields: FieldBlock, from pool: ContentPool) {
        tag = EntityTag(opaque: alert.fingerprint)
        response = .json(fields, tag: tag, alert.bytes, from: pool)
    }

    /// The response to a request with this `If-None-Match`.
    func response(ifNoneMatch condition: [UInt8]?) -> Response {
        guard let condition, tag.matches(ifNoneMatch: condition) else { return response }
        return response.notModified
    }
}
