extension MetricsText {
    private typealias Listener = (names: RouteNames, counters: [RequestCounters])

    mutating func addRequests(_ counters: [RequestCounters]) {
        let listeners: [Listener] = [RouteNames.open, .management].map { names in
            (names, counters.filter { $0.names.listener == names.listener })
        }
        begin("alert_catalog_requests_total", .counter, "Requests that were answered.")
        for listener in listeners { addCounts(listener) }
        begin(
            "alert_catalog_request_duration_seconds", .histogram,
            "Time from a request to its answer. Answers found prepared are in the lowest bucket, and not in the sum.")
        for listener in listeners { addTimes(listener) }
    }

    /// Only what was asked at least once: most of the combinations never are.
    private mutating func addCounts(_ listener: Listener) {
        for (route, name) in listener.names.names.enumerated() {
            for (method, verb) in RequestCounters.methods.enumerated() {
                for (index, status) in RequestCounters.statusClasses.enumerated() {
                    let count = listener.counters.reduce(0) { $0 + $1.requests(method, index, at: route) }
                    guard count > 0 else { continue }
                    let labels = [
                        ("listener", listener.names.listener), ("route", name),
                        ("method", verb.label), ("status", status),
                    ]
                    sample("alert_catalog_requests_total", labels, count)
                }
            }
        }
    }

    private mutating func addTimes(_ listener: Listener) {
        let metric = "alert_catalog_request_duration_seconds"
        for (route, name) in listener.names.names.enumerated() {
            let labels = [("listener", listener.names.listener), ("route", name)]
            var count = 0
            let buckets = listener.counters.map { $0.buckets(at: route) }
            guard buckets.contains(where: { $0.contains { $0 > 0 } }) else { continue }
            for (index, bound) in RequestCounters.boundLabels.enumerated() {
                count += buckets.reduce(0) { $0 + $1[index] }
                sample("\(metric)_bucket", labels + [("le", bound)], count)
            }
            let nanoseconds = listener.counters.reduce(0) { $0 + $1.nanoseconds(at: route) }
            sample("\(metric)_sum", labels, Double(nanoseconds) / 1e9)
            sample("\(metric)_count", labels, count)
        }
    }

    mutating func addPreparedAnswers(_ counters: [RequestCounters]) {
        let metric = "alert_catalog_prepared_answers_total"
        let counters = counters.filter { $0.names.listener == RouteNames.open.listener }
        begin(metric, .counter, "Reads that were answered with prepared bytes (hit), and those that were not (miss).")
        sample(metric, [("outcome", "hit")], counters.reduce(0) { $0 + $1.foundPrepared })
        sample(metric, [("outcome", "miss")], counters.reduce(0) { $0 + $1.notPrepared })
    }
}
