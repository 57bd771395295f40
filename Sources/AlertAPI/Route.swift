import HTTPServer

/// One path of the public interface, and what answers there.
final class Route: Sendable {
    /// As the contract writes it: `/v1/alerts/{id}`.
    let path: String
    /// Segments of the path; `nil` stands for any one segment.
    let segments: [[UInt8]?]
    /// Whether its problems depend on `Accept-Language`, as its answers do.
    let isNegotiated: Bool
    let endpoint: @Sendable (ReadRequest) throws -> Answer

    /// The public interface, whole.
    static let all = [
        Route("/v1/alerts/{id}", negotiated: true, GetAlert.answer),
        Route("/v1/alerts", negotiated: true, ListAlerts.answer),
        Route("/v1/locales", negotiated: false, ListLocales.answer),
        Route("/openapi.json", negotiated: false, GetOpenAPI.answer),
        Route("/schemas/{name}", negotiated: false, GetSchema.answer),
        Route("/problems/{code}", negotiated: false, DescribeProblem.answer),
    ]

    static let allowedMethods = "GET, HEAD, OPTIONS"

    private init(
        _ path: String, negotiated: Bool, _ endpoint: @escaping @Sendable (ReadRequest) throws -> Answer
    ) {
        self.path = path
        segments = path.split(separator: "/").map { $0.hasPrefix("{") ? nil : Array($0.utf8) }
        isNegotiated = negotiated
        self.endpoint = endpoint
    }

    /// The segment in the place of `{…}` (empty where there is none); `nil` when the path is another.
    func parameter(in target: RequestTarget) -> String? {
        guard target.segmentCount == segments.count else { return nil }
        var place: Int?
        for (index, pattern) in segments.enumerated() {
            if let pattern {
                guard target.segment(index, is: pattern) else { return nil }
            } else {
                place = index
            }
        }
        return place.map(target.segment) ?? ""
    }
}
