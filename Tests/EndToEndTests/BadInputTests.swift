import Foundation
import Testing

@Suite("Bad input", .serving)
struct BadInputTests {
    private let service: Service

    init() throws {
        service = try #require(Service.current)
    }

    private func ask(_ head: String, _ more: [UInt8] = []) throws -> Answer {
        try Client(port: service.publicPort).ask(Array("\(head)\r\nHost: a\r\nConnection: close\r\n\r\n".utf8) + more)
    }

    @Test(
        "in the target is 400",
        arguments: [
            "/v1/alerts/%00", "/v1/alerts/a%00b", "/v1/alerts/%zz", "/v1/alerts/%", "/v1/alerts/%4",
            "/v1/alerts/%FF%FE",
            "/v1/alerts/%C0%AF", "/v1/alerts/%ED%A0%80", "/v1/alerts/\u{FFFF}%80", "/v1/alerts?x=%00", "/v1/alerts?%00",
            "/v1/alerts?locale=%00", "/v1/alerts?x=%zz", "/v1/alerts?x=%FF", "/%00", "/v1/locales?%",
        ])
    func target(target: String) throws {
        try expectProblem(service.get(target), 400, "malformed-target")
    }

    @Test("of raw bytes is 400")
    func rawBytes() throws {
        for bytes: [UInt8] in [[0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80]] {
            let request =
                Array("GET /v1/alerts/".utf8) + bytes + Array(" HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".utf8)
            try expectProblem(Client(port: service.publicPort).ask(request), 400, "malformed-target")
        }
    }

    @Test(
        "of a NUL as it is, is 400", arguments: ["/v1/alerts/entry.edit␀", "/v1/alerts␀/x", "/v1/alerts?limit=1␀"])
    func rawNUL(target: String) throws {
        try expectProblem(service.get(target.replacing("␀", with: "\0")), 400, "malformed-head")
    }

    @Test(
        "that is no id is 404",
        arguments: ["..", ".", "%2e%2e", "%2Fetc%2Fpasswd", "A", "한글", "a b", "", "a%5C..", "-"])
    func noID(id: String) throws {
        try expectProblem(service.get("/v1/alerts/\(id.replacing(" ", with: "%20"))"), 404, "unknown-alert")
    }

    @Test("that is an id of 4 KiB is 404")
    func longID() throws {
        try expectProblem(service.get("/v1/alerts/" + String(repeating: "a", count: 4096)), 404, "unknown-alert")
    }

    @Test(
        "that leads nowhere is 404",
        arguments: [
            "/", "/v1", "/v1/alerts/../../etc/passwd", "/v1/alerts/a/b", "//v1/alerts", "/V1/alerts", "/v1/locales/",
        ])
    func noRoute(target: String) throws {
        try expectProblem(service.get(target), 404, "unknown-route")
    }

    @Test(
        "in a parameter is 400 and names it",
        arguments: [
            ("/v1/alerts/entry.edit?locale=!!", "locale"), ("/v1/alerts?locale=!!", "locale"),
            ("/v1/alerts/entry.edit?locale=", "locale"), ("/v1/alerts/entry.edit?locale=ko%0AX:1", "locale"),
            ("/v1/alerts?limit=0", "limit"), ("/v1/alerts?limit=501", "limit"), ("/v1/alerts?limit=-1", "limit"),
            ("/v1/alerts?limit=ten", "limit"), ("/v1/alerts?limit=", "limit"),
            ("/v1/alerts?limit=99999999999999999999", "limit"), ("/v1/alerts?arg.count=1", "arg.count"),
        ])
    func parameter(target: String, name: String) throws {
        try expectProblem(service.get(target), 400, "malformed-parameter", naming: name)
    }

    @Test(
        "that gives a known parameter twice is 400 and names it",
        arguments: ["locale", "limit", "platform", "unit", "arg.count", "attr.plan"])
    func repeated(name: String) throws {
        let value = name == "limit" ? "1" : "ko"
        try expectProblem(
            service.get("/v1/alerts/photos.delete?\(name)=\(value)&\(name)=\(value)"), 400, "repeated-parameter",
            naming: name)
    }

    @Test("is not what the service does not know: unknown parameters may stand twice")
    func unknownParameter() throws {
        let plain = try service.get("/v1/alerts/entry.edit?locale=ko")
        let noisy = try service.get("/v1/alerts/entry.edit?x=1&locale=ko&x=2&Locale=ja")
        #expect(noisy.status == 200 && noisy.body == plain.body)
    }

    @Test(
        "of a method is 405 and says which are allowed",
        arguments: ["POST", "PUT", "DELETE", "PATCH", "BREW", "get"],
        ["/v1/alerts/entry.edit", "/v1/alerts", "/v1/locales"])
    func method(method: String, target: String) throws {
        let answer = try service.ask(method, target)
        try expectProblem(answer, 405, "method-not-allowed")
        #expect(answer["allow"] == "GET, HEAD, OPTIONS")
    }

    @Test("of a body on GET is read and ignored; one that is too large is 413")
    func body() throws {
        let plain = try service.get("/v1/alerts/entry.edit")
        let withBody = try service.get("/v1/alerts/entry.edit", ["Content-Length: 4", "", "{]}\""])
        #expect(withBody.status == 200 && withBody.body == plain.body)
        try expectProblem(service.get("/v1/alerts/entry.edit", ["Content-Length: 1000000"]), 413, "body-too-large")
    }

    @Test("of size is 414 for the target and 431 for the head")
    func size() throws {
        try expectProblem(service.get("/v1/alerts/" + String(repeating: "a", count: 9000)), 414, "target-too-long")
        try expectProblem(
            service.get("/v1/alerts", ["X-Large: " + String(repeating: "a", count: 17_000)]), 431, "head-too-large")
    }

    @Test("of 64 KiB of header fields is refused by the library, and the service goes on")
    func farTooLarge() throws {
        let line = "X-Large: " + String(repeating: "a", count: 65_536)
        // The refusal can be lost when the connection ends with bytes unread.
        if let answer = try? service.get("/v1/alerts", [line]) { #expect((400...499).contains(answer.status)) }
        #expect(try service.get("/v1/alerts").status == 200)
    }

    @Test(
        "that is hardly HTTP is refused, and the service goes on",
        arguments: [
            "GET", "GET /v1/alerts", "␀\u{1}\u{2}", "GET /v1/alerts HTTP/9.9", "GET  /v1/alerts  HTTP/1.1",
            "GET v1/alerts HTTP/1.1", "GET * HTTP/1.1", "GET /a␀b HTTP/1.1",
        ])
    func hardlyHTTP(head: String) throws {
        if let answer = try? ask(head.replacing("␀", with: "\0")) {
            #expect((400...599).contains(answer.status), "\(answer.text)")
        }
        #expect(try service.get("/v1/alerts").status == 200)
    }
}
