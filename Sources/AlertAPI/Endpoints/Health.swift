import HTTPServer

/// `GET /healthz`: the process is there and answers.
enum Health {
    static func response() -> Response {
        .json(status: 200, fields: [("Cache-Control", "no-store")], shared: false, Array(#"{"status":"ok"}"#.utf8))
    }
}
