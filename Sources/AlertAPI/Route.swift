import HTTPServer

/// One path of the public interface, and what answers there.
struct Route {
    /// Segments of the path; `{}` stands for any one segment.
    let segments: [String]
    /// Whether its problems depend on `Accept-Language`, as its answers do.
    let isNegotiated: Bool
    let endpoint: @Sendable (ReadRequest) throws -> Answer

    /// The public interface, whole.
    static let all = [
        Route("v1/alerts/{}", negotiated: true, GetAlert.answer),
        Route("v1/alerts", negotiated: true, ListAlerts.answer),
        Route("v1/locales", negotiated: false, ListLocales.answer),
        Route("openapi.json", negotiated: false, GetOpenAPI.answer),
        Route("schemas/{}", negotiated: false, GetSchema.answer),
        Route("problems/{}", negotiated: false, DescribeProblem.answer),
    ]

    static let allowedMethods = "GET, HEAD, OPTIONS"

    private init(
        _ path: String, negotiated: Bool, _ endpoint: @escaping @Sendable (ReadRequest) throws -> Answer
    ) {
        segments = path.split(separator: "/").map(String.init)
        isNegotiated = negotiated
        self.endpoint = endpoint
    }

    /// The segment in the place of `{}` (empty where there is none); `nil` when the path is another.
    func parameter(in path: [String]) -> String? {
        guard path.count == segments.count else { return nil }
        var parameter = ""
        for (pattern, segment) in zip(segments, path) {
            if pattern == "{}" {
                parameter = segment
            } else if pattern != segment {
                return nil
            }
        }
        return parameter
    }
}
