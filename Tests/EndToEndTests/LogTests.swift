import Foundation
import Testing

@Suite("The log")
struct LogTests {
    private struct Line: Decodable {
        let time: String
        let level: String
        let event: String
        let method: String?
        let route: String?
        let alert: String?
        let status: Int?
        let bytes: Int?
        let duration: Double?
        let locale: String?
        let request: String?
        let trace: String?
    }

    private static let trace = "0af7651916cd43dd8448eb211c80319c"

    @Test("has one object a line, with what was answered to each request")
    func lines() throws {
        let service = try Service(["--log-access", "all"])
        let answer = try service.get(
            "/v1/alerts/photos.delete?locale=ko&arg.count=3", ["traceparent: 00-\(Self.trace)-b7ad6b7169203331-01"])
        #expect(answer["traceresponse"]?.hasPrefix("00-\(Self.trace)-") == true)
        _ = try service.get("/v1/alerts/nobody")
        #expect(service.stop() == 0)
        let lines = try service.log.split(separator: "\n").map {
            try JSONDecoder().decode(Line.self, from: Data($0.utf8))
        }
        #expect(lines.allSatisfy { $0.time.wholeMatch(of: #/20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/#) != nil })
        #expect(lines.map(\.event) == ["service.ready", "request", "request", "service.stopping", "service.ended"])
        let first = try #require(lines.first { $0.status == 200 })
        #expect(first.level == "info" && first.method == "GET" && first.route == "/v1/alerts/{id}")
        #expect(first.alert == "photos.delete" && first.locale == "ko" && first.bytes == answer.body.count)
        #expect(try #require(first.duration) > 0 && first.trace == Self.trace)
        #expect(answer["traceresponse"] == "00-\(Self.trace)-\(try #require(first.request))-01")
        #expect(lines.first { $0.status == 404 }?.alert == nil)
    }

    @Test("has no token, and no value of a query, in whatever form it is sent")
    func secrets() throws {
        let service = try Service(["--log-access", "all"])
        for target in [
            "/v1/alerts/photos.delete?arg.count=hunter2", "/v1/alerts/photos.delete?arg%2Ecount=%68unter2",
            "/v1/alerts/photos.delete%3Farg.count=hunter2", "/v1/alerts/photos.delete?attr.plan=hunter2", "/hunter2",
            "/%00?arg.count=hunter2", "/v1/alerts?token=hunter2",
        ] {
            let fields = ["Authorization: Bearer hunter2", "Cookie: hunter2", "traceparent: hunter2"]
            _ = try service.get(target, fields)
            _ = try service.askManagement("GET", target, fields)
            _ = try service.askManagement("GET", "/admin/v1/definitions?access_token=hunter2", fields)
        }
        #expect(service.stop() == 0)
        #expect(service.log.split(separator: "\n").count >= 21)
        #expect(!service.log.contains("unter2"))
    }

    @Test("tells no less than it is to, and is text where that is wanted")
    func settings() throws {
        let service = try Service(["--log-level", "error", "--log-access", "all"])
        _ = try service.get("/v1/alerts")
        #expect(service.stop() == 0)
        #expect(service.log.isEmpty)
        let text = try Service(["--log-format", "text", "--log-access", "all"])
        _ = try text.get("/v1/locales")
        #expect(text.stop() == 0)
        #expect(!text.log.contains("{\"") && text.log.contains(" INFO    request GET /v1/locales 200 "))
    }

    @Test("that nobody reads holds up neither requests nor the end")
    func fullPipe() throws {
        let pipe = Pipe()
        let service = try Service(["--log-access", "all"], error: pipe.fileHandleForWriting)
        // A pipe has room for 64 KiB.
        for number in 0..<1000 { #expect(try service.get("/v1/alerts/nobody?n=\(number)").status == 404) }
        let start = ContinuousClock.now
        #expect(service.stop() == 0)
        #expect(ContinuousClock.now - start < .seconds(5))
        withExtendedLifetime(pipe) {}
    }

    @Test("whose reader is gone ends nothing, and what is lost is counted")
    func closedPipe() throws {
        let pipe = Pipe()
        let service = try Service(["--log-access", "all"], error: pipe.fileHandleForWriting)
        try pipe.fileHandleForReading.close()
        try pipe.fileHandleForWriting.close()
        for _ in 0..<20 { #expect(try service.get("/v1/alerts").status == 200) }
        #expect(
            eventually {
                let metrics = (try? service.askManagement("GET", "/metrics"))?.text ?? ""
                let dropped = metrics.firstMatch(of: #/\nalert_catalog_log_dropped_lines_total (\d+)\n/#)
                return dropped.flatMap { Int($0.1) }.map { $0 >= 20 } ?? false
            })
        #expect(service.stop() == 0)
    }
}
