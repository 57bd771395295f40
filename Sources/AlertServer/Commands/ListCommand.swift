import AlertAPI
import AlertCatalog
import HTTPServer
import JSON
import OperatingSystem

/// `alert-catalog list`: the bytes of `GET /v1/alerts`, for an app to ship as its first offline copy.
enum ListCommand {
    /// Flags, each the query parameter of the same name.
    private static let parameters = [
        "locale", "prefix", "ids", "limit", "after", "schema", "capabilities", "platform",
    ]

    static func run(_ options: CommandOptions, environment: [String: String]) throws -> Int32 {
        var options = options
        var query: [String] = []
        for name in parameters {
            guard let value = try options.value(of: "--\(name)") else { continue }
            query.append("\(name)=\(value.percentEncoded)")
        }
        let configuration = try Configuration(options: &options, environment: environment)
        try options.finish(operands: 0)
        let holder = CatalogHolder()
        holder.replace(with: try CatalogLoading.load(from: configuration.store.location))
        let worker = Worker(
            serving: holder,
            .init(policy: try configuration.cachePolicy, budget: 0) { Log.write(.error, "list.failed", "\($0)") })
        let target = query.isEmpty ? "/v1/alerts" : "/v1/alerts?" + query.joined(separator: "&")
        let response = worker.respond(
            to: Request(method: .get, target: Array(target.utf8), fields: HeaderFields()))
        let body = String(decoding: response.content.body, as: UTF8.self)
        guard response.status == 200 else {
            throw CommandError((try? JSONDocument(parsing: response.content.body).root["detail"]?.string) ?? body)
        }
        try StandardStream.output.write(body)
        return 0
    }
}
