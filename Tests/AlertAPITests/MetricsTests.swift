import AlertAPI
import AlertCatalog
import HTTPServer
import Testing

@Suite("Metrics")
struct MetricsTests {
    /// Two workers that count for themselves, and what is told of both.
    private struct Counted {
        let metrics: Metrics
        let services: [TestService]
        let status = ServiceStatus()
        let catalog = CatalogCounters()
        let holder = CatalogHolder()

        init() throws {
            let metrics = Metrics(
                .init(
                    version: "1.2.3", store: "sqlite", holder: holder, catalog: catalog, status: status,
                    droppedLogLines: { 7 }))
            self.metrics = metrics
            services = try (0..<2).map { _ in try TestService { $0.metrics = metrics } }
        }

        /// The value of one series; `nil` when there is none.
        func value(_ series: String) -> Double? {
            metrics.text.split(separator: "\n").first { $0.hasPrefix(series + " ") }
                .flatMap { Double($0.dropFirst(series.count + 1)) }
        }

        func requests(_ route: String, _ method: String, _ status: String) -> Double? {
            value(
                "alert_catalog_requests_total{listener=\"public\",route=\"\(route)\",method=\"\(method)\",status=\"\(status)\"}"
            )
        }
    }

    @Test("count requests of every worker by route, method and class of status")
    func requests() throws {
        let counted = try Counted()
        for service in counted.services {
            for _ in 0..<3 { #expect(service.ask("/v1/alerts/a").status == 200) }
            #expect(service.ask("/v1/alerts/nobody").status == 404)
            #expect(service.ask("/v1/alerts/a", method: .head).status == 200)
            #expect(service.ask("/v1/alerts", method: .options).status == 204)
            #expect(service.ask("/v1/alerts", method: .delete).status == 405)
            _ = service.worker.refuse(.headTooLarge)
        }
        let tag = try #require(counted.services[0].ask("/v1/alerts/a").field("ETag"))
        #expect(counted.services[0].ask("/v1/alerts/a", ifNoneMatch: tag).status == 304)
        #expect(counted.requests("/v1/alerts/{id}", "GET", "2xx") == 7)
        #expect(counted.requests("/v1/alerts/{id}", "GET", "3xx") == 1)
        #expect(counted.requests("/v1/alerts/{id}", "GET", "4xx") == 2)
        #expect(counted.requests("/v1/alerts/{id}", "HEAD", "2xx") == 2)
        #expect(counted.requests("/v1/alerts", "OPTIONS", "2xx") == 2)
        #expect(counted.requests("/v1/alerts", "DELETE", "4xx") == 2)
        #expect(counted.requests("other", "other", "4xx") == 2)
    }

    @Test("have no series more for whatever is asked")
    func closedSets() throws {
        let counted = try Counted()
        let service = counted.services[0]
        func ask(_ word: String) {
            let paths = ["/", "/v1/", "/v1/alerts/", "/schemas/", "/?", "/%"]
            for target in paths.map({ $0 + word }) {
                for method in [HTTPMethod.get, .other] { _ = service.ask(target, method: method, language: word) }
            }
        }
        ask("first")
        let before = counted.metrics.text.split(separator: "\n").count
        for number in 0..<500 { ask("word\(number)") }
        #expect(counted.metrics.text.split(separator: "\n").count == before)
        #expect(!counted.metrics.text.contains("word1") && !counted.metrics.text.contains("first"))
    }

    @Test("tell answers that were found prepared from those that were made, and time both")
    func preparedAnswers() throws {
        let counted = try Counted()
        let service = counted.services[0]
        for _ in 0..<5 { _ = service.ask("/v1/alerts/a") }
        _ = service.ask("/v1/alerts/count?arg.n=1")
        _ = service.ask("/v1/alerts/count?arg.n=1")
        _ = service.ask("/v1/alerts", method: .options)
        #expect(counted.value("alert_catalog_prepared_answers_total{outcome=\"hit\"}") == 4)
        #expect(counted.value("alert_catalog_prepared_answers_total{outcome=\"miss\"}") == 3)
        let labels = "{listener=\"public\",route=\"/v1/alerts/{id}\""
        let metric = "alert_catalog_request_duration_seconds"
        #expect(counted.value("\(metric)_count\(labels)}") == 7)
        #expect(counted.value("\(metric)_bucket\(labels),le=\"+Inf\"}") == 7)
        #expect(try #require(counted.value("\(metric)_bucket\(labels),le=\"0.00005\"}")) >= 4)
        #expect(try #require(counted.value("\(metric)_sum\(labels)}")) > 0)
    }

    @Test("tell of the catalog, the store, the log and the process")
    func service() throws {
        let counted = try Counted()
        #expect(counted.value("alert_catalog_ready") == 0)
        #expect(counted.value("alert_catalog_revision") == nil)
        counted.status.finishSelfCheck([:])
        counted.status.serveCatalog()
        let compilation = CatalogCompiler.compile(TestService.source(TestService.alerts))
        counted.holder.replace(with: try #require(compilation.catalog), revision: 42)
        #expect(counted.value("alert_catalog_ready") == 1)
        #expect(counted.value("alert_catalog_revision") == 42)
        #expect(counted.value("alert_catalog_alerts") == 5)
        #expect(counted.value("alert_catalog_store_failures_total{store=\"sqlite\"}") == 0)
        #expect(counted.value("alert_catalog_log_dropped_lines_total") == 7)
        #expect(counted.value("alert_catalog_build_info{version=\"1.2.3\"}") == 1)
        #expect(try #require(counted.value("process_cpu_seconds_total")) > 0)
        #expect(try #require(counted.value("process_start_time_seconds")) > 1_700_000_000)
        #if canImport(Glibc)
            #expect(try #require(counted.value("process_resident_memory_bytes")) > 1_000_000)
            #expect(try #require(counted.value("process_open_fds")) >= 3)
        #endif
    }

    @Test("are answered on the management listener, which counts its own requests by route")
    func management() throws {
        let counted = try Counted()
        let management = Management(counted.status, metrics: counted.metrics)
        func ask(_ target: String, method: HTTPMethod = .get) -> Response {
            management.respond(to: Request(method: method, target: Array(target.utf8), fields: HeaderFields()))
        }
        _ = ask("/healthz")
        _ = ask("/wp-login.php")
        _ = ask("/healthz", method: .post)
        let answer = ask("/metrics")
        #expect(answer.status == 200 && answer.field("Cache-Control") == "no-store")
        #expect(answer.field("Content-Type") == "text/plain; version=0.0.4; charset=utf-8")
        let asked = [("/healthz", "GET", "2xx"), ("/healthz", "POST", "4xx"), ("other", "GET", "4xx")]
        for (route, method, status) in asked {
            let labels = "listener=\"management\",route=\"\(route)\",method=\"\(method)\",status=\"\(status)\""
            #expect(answer.text.contains("alert_catalog_requests_total{\(labels)} 1\n"))
        }
        // What is prepared is a matter of reads alone.
        #expect(counted.value("alert_catalog_prepared_answers_total{outcome=\"miss\"}") == 0)
    }
}
