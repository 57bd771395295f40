import AlertCatalog
import HTTPServer
import Localization

/// `GET /v1/alerts?prefix=&ids=a,b&limit=100&after=ID`: many alerts in id order, each in the best language it has.
///
/// | status | when |
/// | --- | --- |
/// | 200 | `{"alerts": […], "missing": [ID], "next": ID}`; `next` is the `after` of the next page |
/// | 304 | `If-None-Match` holds the tag |
/// | 400 | the query cannot be read, or gives an argument, which one alert alone would know |
enum ListAlerts {
    private static let largestPage = 500

    /// Which alerts of the catalog are asked for, by position.
    private struct Page {
        var positions: [Int] = []
        var next: String?
        var missing: [String] = []
    }

    static func answer(_ request: ReadRequest) throws -> Answer {
        if let argument = request.query.argumentNames.first {
            throw Problem(.malformedParameter, "A list takes no arguments: leave out \"arg.\(argument)\".")
        }
        let page = try page(request)
        var languages: Set<String> = []
        var body: [UInt8] = Array(#"{"alerts":["#.utf8)
        for (count, found) in page.positions.enumerated() {
            let position = request.catalog.position(of: found, for: request.abilities)
            let language = request.alerts.language(at: position, for: request)
            let alert = try request.alerts.answer(at: position, in: language, for: request)
            if count > 0 { body.append(UInt8(ascii: ",")) }
            body.append(contentsOf: alert.response.content.body)
            languages.insert(language.served.locale.identifier)
        }
        body.append(UInt8(ascii: "]"))
        if !page.missing.isEmpty { append("missing", CanonicalJSON.encode(page.missing), to: &body) }
        if let next = page.next { append("next", CanonicalJSON.encode(next), to: &body) }
        body.append(UInt8(ascii: "}"))
        let language = languages.isEmpty ? [] : [("Content-Language", languages.sorted().joined(separator: ", "))]
        return Answer(
            body,
            fields: [request.alerts.policy.field(isPrivate: request.query.isPrivate)] + language
                + request.varyField(byCoding: true),
            isPrepared: !request.query.isPrivate)
    }

    private static func append(_ key: String, _ value: [UInt8], to body: inout [UInt8]) {
        body.append(contentsOf: ",\"\(key)\":".utf8)
        body.append(contentsOf: value)
    }

    private static func page(_ request: ReadRequest) throws(Problem) -> Page {
        let limit = try request.query.integer("limit", in: 1...largestPage) ?? 100
        var page = Page()
        // One more than the page has, to see whether another follows.
        let found = try candidates(request, atMost: limit + 1, missing: &page.missing)
        page.positions = Array(found.prefix(limit))
        if found.count > limit { page.next = page.positions.last.map { request.catalog.entries[$0].id } }
        return page
    }

    /// Positions in id order, in which ids that share a prefix stand together.
    private static func candidates(
        _ request: ReadRequest, atMost count: Int, missing: inout [String]
    ) throws(Problem) -> [Int] {
        let catalog = request.catalog
        let prefix = request.query["prefix"] ?? ""
        let start = request.query["after"].map(catalog.position(after:)) ?? 0
        let hasPrefix = { (position: Int) in catalog.entries[position].id.hasPrefix(prefix) }
        guard let ids = request.query["ids"] else {
            let first = max(start, catalog.position(notBefore: prefix))
            return Array((first..<max(first, catalog.alerts.count)).prefix(count).prefix(while: hasPrefix))
        }
        let names = Set(ids.split(separator: ",").map(String.init))
        guard names.count <= largestPage else {
            throw Problem(.malformedParameter, "\"ids\" names at most \(largestPage) alerts.")
        }
        missing = names.filter { catalog.position(of: $0) == nil }.sorted()
        return names.compactMap(catalog.position(of:)).filter { $0 >= start && hasPrefix($0) }.sorted()
    }
}
