import AlertCatalog
import HTTPServer

/// A change that is ready to be made.
typealias AdminEdit = (CatalogEditor) throws -> AdminAnswer

/// What an endpoint of the management interface answers.
struct AdminAnswer: Sendable {
    var status = 200
    /// Of the document that is answered, without its quotes.
    var tag: String?
    var language: String?
    /// Where the document is that the change has made, if it has made one.
    var location: String?
    /// The revision that the change has made, if it has.
    var revision: Int?
    let body: [UInt8]

    /// Nothing here may be stored: it depends on who asks.
    func response(ifNoneMatch condition: [UInt8]?) -> Response {
        var fields = [("Cache-Control", "no-store")]
        let tag = tag.map { EntityTag(opaque: $0) }
        if let tag { fields.append(("ETag", tag.description)) }
        if let location { fields.append(("Location", location)) }
        if let language { fields.append(("Content-Language", language)) }
        let response = Response.json(status: status, fields: fields, shared: false, body)
        guard let condition, let tag, tag.matches(ifNoneMatch: condition) else { return response }
        return response.notModified
    }
}
