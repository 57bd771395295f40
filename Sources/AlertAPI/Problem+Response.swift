import AlertCatalog
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
    /// - Parameter shared: `false` on the management listener.
    func response(fields: [(String, String)] = [], shared: Bool = true) -> Response {
        let body = Body(
            type: "/problems/\(code.rawValue)", title: code.title, status: code.status, detail: detail,
            diagnostics: diagnostics.isEmpty ? nil : diagnostics.map { DiagnosticBody($0) })
        return .json(
            status: code.status, fields: [("Cache-Control", shared ? "no-cache" : "no-store")] + fields + self.fields,
            mediaType: "application/problem+json", shared: shared,
            CanonicalJSON.encode(body))
    }
}
