import AlertCatalog
import HTTPServer
import Testing

@testable import AlertAPI

@Suite("A repeated request with its key")
struct IdempotencyTests {
    private let desk: AdminDesk

    init() throws {
        desk = try AdminDesk()
        desk.draft("a", "New")
    }

    private func publish(
        _ key: String, _ path: String = "definitions/a/publish", as role: AccessToken.Role = .publisher,
        tag: String = "\"d2\"", body: String? = nil
    ) -> Response {
        desk.ask(.post, path, as: role, [.idempotencyKey: key, .ifMatch: tag], body: body)
    }

    @Test("gets the first answer, and the change is made once")
    func repeated() throws {
        let first = publish("k")
        #expect(first.status == 200)
        let contents = desk.contents
        let second = publish("k")
        #expect(second.status == 200 && second.text == first.text && second.field("ETag") == first.field("ETag"))
        #expect(desk.contents == contents)
        #expect(publish("other").status == 412)
    }

    @Test("that asks for something else is refused")
    func reused() throws {
        #expect(publish("k").status == 200)
        for (path, body) in [("definitions/a/publish", "{}"), ("definitions/b.one/publish", nil)] {
            let response = publish("k", path, body: body)
            #expect(response.status == 422 && response.problem == "idempotency-key-reused")
        }
        // Another state of the document is another request: what was published then is not what is asked for now.
        #expect(publish("k", tag: "\"d3\"").problem == "idempotency-key-reused")
        #expect(desk.ask(.post, "definitions/a/publish", [.idempotencyKey: "k"]).status == 428)
    }

    @Test("of somebody else is another")
    func others() {
        #expect(publish("k").status == 200)
        #expect(publish("k", as: .admin).status == 412)
    }

    @Test("is forgotten after a day")
    func day() {
        #expect(publish("k").status == 200)
        desk.clock.advance(IdempotencyKey.lifetime - 1)
        #expect(publish("k").status == 200)
        desk.clock.advance(1)
        #expect(publish("k").status == 412)
    }

    @Test("that failed, or was a dry run, is tried again")
    func failed() {
        #expect(publish("k", tag: "\"d1\"").status == 412)
        #expect(publish("k", "definitions/a/publish?dryRun=true").status == 200)
        #expect(publish("k").status == 200)
    }

    @Test("must be one that can be kept", arguments: ["", String(repeating: "k", count: 256), "\u{e9}"])
    func malformed(key: String) {
        #expect(publish(key).problem == "malformed-field")
    }
}
