import HTTPServer

extension Problem {
    private struct Body: Encodable {
        let type: String
        let title: String
        let status: Int
        let detail: String
        let diagnostics: [DiagnosticBody]?
    }

    /// - Parameter fields: what the route adds to its problems, such as `Vary`.
    func response(fields: [(String, String)] = [], cacheControl: String = "no-cache") -> Response {
        let body = Body(
            type: "/problems/\(code.rawValue)", title: code.title, status: code.status, detail: detail,
            diagnostics: diagnostics.isEmpty ? nil : diagnostics.map(DiagnosticBody.init))
        return .json(
            status: code.status, fields: [("Cache-Control", cacheControl)] + fields,
            mediaType: "application/problem+json",
            CanonicalJSON.encode(body))
    }
}
