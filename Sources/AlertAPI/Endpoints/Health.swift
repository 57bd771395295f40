import HTTPServer

/// `GET /healthz`: the process is there and answers.
enum Health {
    static func response() -> Response {
        .json(status: 200, fields: [("Cache-Control", "no-store")], Array(#"{"status":"ok"}"#.utf8))
    }
}
