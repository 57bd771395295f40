import HTTPServer

/// `GET /metrics`: what is measured, in the text format of Prometheus.
enum MetricsPage {
    static func response(_ metrics: Metrics) -> Response {
        .json(
            status: 200, fields: [("Cache-Control", "no-store")], mediaType: "text/plain; version=0.0.4; charset=utf-8",
            shared: false, Array(metrics.text.utf8))
    }
}
