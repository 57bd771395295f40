import AlertAPI
import AlertCatalog
import HTTPServer
import Synchronization
import Testing

@Suite("The access log")
struct AccessLogTests {
    /// A service, and what the log was told of it.
    private final class Logged: Sendable {
        private let told = Mutex<[AccessRecord]>([])

        var records: [AccessRecord] { told.withLock { $0 } }

        func service(_ extent: AccessLog.Extent, sample: Int = 100) throws -> TestService {
            try TestService {
                $0.access = AccessLog(extent, sample: sample) { record in self.told.withLock { $0.append(record) } }
            }
        }
    }

    @Test("is told of as many requests as it is to be", arguments: zip(AccessLog.Extent.allCases, [0, 2, 12, 42]))
    func extents(extent: AccessLog.Extent, count: Int) throws {
        let logged = Logged()
        let service = try logged.service(extent, sample: 4)
        for _ in 0..<40 { #expect(service.ask("/v1/alerts/a").status == 200) }
        for _ in 0..<2 { #expect(service.ask("/v1/alerts/nobody").status == 404) }
        #expect(logged.records.count == count)
        #expect(logged.records.allSatisfy { $0.route == "/v1/alerts/{id}" })
    }

    @Test("is told nothing of what it would not write")
    func leastStatus() throws {
        let told = Mutex<[Int]>([])
        let service = try TestService {
            $0.access = AccessLog(.errors, leastStatus: 414) { record in told.withLock { $0.append(record.status) } }
        }
        #expect(service.ask("/v1/alerts/nobody").status == 404)
        _ = service.worker.refuse(.targetTooLong)
        #expect(told.withLock { $0 } == [414])
    }

    @Test("has of a request what was answered, and how long it took")
    func record() throws {
        let logged = Logged()
        let service = try logged.service(.all)
        let answer = service.ask("/v1/alerts/a", language: "ko")
        let tag = try #require(answer.field("ETag"))
        _ = service.ask("/v1/alerts/a", language: "ko", ifNoneMatch: tag)
        _ = service.ask("/v1/alerts/a", method: .head, language: "ko")
        _ = service.worker.refuse(.targetTooLong)
        let records = logged.records
        #expect(records.map(\.status) == [200, 304, 200, 414])
        #expect(records.map(\.method) == ["GET", "GET", "HEAD", "other"])
        #expect(records.map(\.bytes).prefix(3) == [answer.content.bodySize, 0, 0])
        #expect(records.map(\.locale) == ["ko", "ko", "ko", nil])
        #expect(records.map(\.alert) == ["a", "a", "a", nil])
        #expect(records.prefix(3).allSatisfy { $0.duration != nil })
        #expect(Set(records.map(\.request)).count == 4 && records.allSatisfy { $0.request.count == 16 })
    }

    @Test(
        "has nothing of what a client sends but what the catalog knows",
        arguments: [
            "/v1/alerts/count?arg.n=hunter2", "/v1/alerts/count?arg%2En=hunter2", "/v1/alerts/a?attr.plan=hunter2",
            "/v1/alerts/hunter2", "/v1/alerts/a%3Farg.n=hunter2", "/hunter2", "/v1/alerts/a?token=hunter2", "/?hunter2",
            "/v1/alerts/count?arg.n=%68unter2", "/%zzhunter2",
        ])
    func secrets(target: String) throws {
        let logged = Logged()
        let service = try logged.service(.all)
        _ = service.ask(target, traceParent: "00-hunter2-hunter2-00")
        let record = try #require(logged.records.first)
        #expect(!"\(record)".contains("unter2"))
    }

    @Test("and the answer carry the trace that a request is part of")
    func traces() throws {
        let logged = Logged()
        let service = try logged.service(.off)
        let trace = "0af7651916cd43dd8448eb211c80319c"
        let plain = service.ask("/v1/alerts/a")
        let answers = (0..<2).map { _ in service.ask("/v1/alerts/a", traceParent: "00-\(trace)-b7ad6b7169203331-01") }
        let fields = try answers.map { try #require($0.field("traceresponse")) }
        for (answer, field) in zip(answers, fields) {
            #expect(field.hasPrefix("00-\(trace)-") && field.hasSuffix("-01") && field.count == 55)
            #expect(answer.text == plain.text && answer.field("ETag") == plain.field("ETag"))
        }
        #expect(Set(fields).count == 2 && !fields.contains { $0.contains("b7ad6b7169203331") })
        #expect(service.ask("/v1/alerts/a").field("traceresponse") == nil)
        #expect(service.ask("/v1/alerts/a", traceParent: "00-\(trace)").field("traceresponse") == nil)
        #expect(logged.records.isEmpty)

        _ = try logged.service(.all).ask("/v1/alerts/a", traceParent: "00-\(trace)-b7ad6b7169203331-00")
        #expect(logged.records.first?.trace?.trace == trace)
        #expect(logged.records.first?.trace?.parent == "b7ad6b7169203331")
    }
}

@Suite("A traceparent")
struct TraceContextTests {
    private static let trace = "0af7651916cd43dd8448eb211c80319c"
    private static let parent = "b7ad6b7169203331"

    @Test(
        "is read, also of a later version",
        arguments: [
            ("00-\(trace)-\(parent)-01", true), ("00-\(trace)-\(parent)-00", false), ("00-\(trace)-\(parent)-03", true),
            ("cc-\(trace)-\(parent)-01", true), ("cc-\(trace)-\(parent)-01-more", true),
        ])
    func valid(field: String, isSampled: Bool) throws {
        let context = try #require(TraceContext(Array(field.utf8)))
        #expect(context.trace == Self.trace && context.parent == Self.parent && context.isSampled == isSampled)
    }

    @Test(
        "that is broken is none",
        arguments: [
            "", "-", "00", "00-\(trace)-\(parent)", "00-\(trace)-\(parent)-", "00-\(trace)-\(parent)-1",
            "00-\(trace)-\(parent)-01-more", "00-\(trace)-\(parent)-0G", "ff-\(trace)-\(parent)-01",
            "0-\(trace)-\(parent)-01", "00-\(trace.uppercased())-\(parent)-01", "00-\(trace)0-\(parent)-01",
            "00-\(String(repeating: "0", count: 32))-\(parent)-01", "00-\(trace)-0000000000000000-01",
            "00-\(trace)-\(parent)-01, 00-\(trace)-\(parent)-01", " 00-\(trace)-\(parent)-01",
            "00-\(trace)-b7ad6b716920333é-01",
        ])
    func invalid(field: String) {
        #expect(TraceContext(Array(field.utf8)) == nil)
    }
}
