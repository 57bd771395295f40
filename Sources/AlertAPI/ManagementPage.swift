import HTTPServer

/// What the management listener has beside the writing interface: pages that are read.
enum ManagementPage {
    case health, readiness, metrics, openAPI
    case schema(String)
    case problem(String)

    init?(_ segments: [String]) {
        switch (segments.first, segments.dropFirst().first, segments.count) {
        case ("healthz", nil, 1): self = .health
        case ("readyz", nil, 1): self = .readiness
        case ("metrics", nil, 1): self = .metrics
        case ("openapi.json", nil, 1): self = .openAPI
        case ("schemas", let name?, 2): self = .schema(name)
        case ("problems", let code?, 2): self = .problem(code)
        default: return nil
        }
    }

    static let paths = ["/healthz", "/readyz", "/metrics", "/openapi.json", "/schemas/{name}", "/problems/{code}"]

    static let allowedMethods = "GET, HEAD, OPTIONS"

    /// As metrics and the log name it.
    var path: String {
        switch self {
        case .health: Self.paths[0]
        case .readiness: Self.paths[1]
        case .metrics: Self.paths[2]
        case .openAPI: Self.paths[3]
        case .schema: Self.paths[4]
        case .problem: Self.paths[5]
        }
    }
}
