import HTTPServer
import JSON

/// The body of a management request, read strictly.
struct AdminBody {
    let bytes: [UInt8]
    let document: JSONDocument

    /// - Throws: `unsupportedMediaType`, or `malformedBody` with the place of the fault.
    init(_ request: Request) throws(Problem) {
        try Self.checkType(request.fields)
        bytes = request.body
        do {
            document = try JSONDocument(parsing: bytes)
        } catch {
            throw Problem(.malformedBody, "Line \(error.line), column \(error.column): \(error.message).")
        }
    }

    /// The members of an object, each of which must be known.
    ///
    /// - Parameters:
    ///   - value: an object in the body; `nil` is all of it.
    ///   - known: the names of members, and whether they must be there.
    func members(of value: JSONValue? = nil, _ known: [String: Bool]) throws(Problem) -> JSONObject {
        let value = value ?? document.root
        let place = document.position(at: value.offset)
        func fault(_ sentence: String) -> Problem { Problem(.malformedBody, "Line \(place.line): \(sentence).") }
        guard let object = value.object else { throw fault("expected an object, found \(value.kind)") }
        if let duplicate = document.duplicates.first {
            throw Problem(.malformedBody, "\(duplicate.pointer) stands twice.")
        }
        for key in object.keys where known[key] == nil { throw fault("there is no member \"\(key)\" here") }
        for (key, isRequired) in known where isRequired && object[key] == nil { throw fault("\"\(key)\" is missing") }
        return object
    }

    /// A value as it was written.
    func text(of value: JSONValue) -> [UInt8] { Array(value.text(in: bytes)) }

    /// - Throws: `unsupportedMediaType` when what the head says of the body keeps it from being read.
    static func checkType(_ fields: HeaderFields) throws(Problem) {
        guard isJSON(fields[.contentType] ?? []) else {
            throw Problem(.unsupportedMediaType, "Send the body as application/json.")
        }
        let coding = String(decoding: fields[.contentEncoding] ?? [], as: UTF8.self).lowercased()
        guard ["", "identity"].contains(coding) else {
            throw Problem(
                .unsupportedMediaType, "Send the body as it is, without a Content-Encoding.",
                fields: [("Accept-Encoding", "identity")])
        }
    }

    /// Whether a head announces a body that is more than nothing. One in chunks may be nothing, unless it has a type.
    static func isAnnounced(in fields: HeaderFields) -> Bool {
        if fields.has(.transferEncoding) { return fields.has(.contentType) || fields.has(.contentEncoding) }
        return fields[.contentLength]?.contains { $0 != UInt8(ascii: "0") } ?? false
    }

    /// `application/json`, with no other charset than that of all JSON.
    private static func isJSON(_ type: [UInt8]) -> Bool {
        let parts = String(decoding: type, as: UTF8.self).lowercased().split(separator: ";")
            .map { $0.filter { $0 != " " && $0 != "\t" && $0 != "\"" } }
        return parts.first == "application/json" && parts.dropFirst().allSatisfy { $0 == "charset=utf-8" }
    }
}
