import Foundation
import Testing

@Suite("A catalog in a database")
struct WritingTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// A store of each kind that nobody has used.
    private func stores() throws -> [WrittenStore] {
        [.sqlite("\(folder.path)/store/catalog.sqlite"), try .postgreSQL()]
    }

    @Test("begins with the shipped one, and goes on with what was written over a restart")
    func life() throws {
        for store in try stores() {
            let token = try store.token(named: "ann", role: "admin")
            let service = try store.serve()
            let shipped = try service.get("/v1/alerts/permission.camera?locale=ko")
            #expect(shipped.status == 200)
            let text = #"{"id": "hello", "text": {"en": {"title": "Hello"}, "ko": {"title": "안녕"}}}"#
            let definition = "/admin/v1/definitions/hello"
            let written = try service.write("PUT", definition, token, text, ["If-None-Match: *"])
            #expect(written.status == 201 && written["etag"] == "\"d1\"")
            #expect(try service.get("/v1/alerts/hello").status == 404)
            let published = try service.write("POST", "\(definition)/publish", token, "", ["If-Match: \"d1\""])
            #expect(published.status == 200, "\(published.text)")
            // What is acknowledged is served.
            let served = try service.get("/v1/alerts/hello?locale=ko")
            #expect(served.status == 200 && served.text.contains("안녕"))
            #expect(service.stop() == 0)

            let again = try store.serve()
            for (target, before) in [("permission.camera", shipped), ("hello", served)] {
                let after = try again.get("/v1/alerts/\(target)?locale=ko")
                #expect(after.body == before.body && after["etag"] == before["etag"])
            }
            let deleted = try again.write("DELETE", definition, token, "", ["If-Match: \"d2\""])
            #expect(deleted.status == 200, "\(deleted.text)")
            #expect(try again.get("/v1/alerts/hello").status == 404)
            let audit = try again.askManagement("GET", "/admin/v1/audit?after=1", ["Authorization: Bearer \(token)"])
            for action in ["fill", "draft", "publish", "delete"] { #expect(audit.text.contains("\"\(action)\"")) }
            #expect(again.stop() == 0)
        }
    }

    @Test("says how to make a token while there is none")
    func noToken() throws {
        for store in try stores() {
            let service = try store.serve()
            let answer = try service.askManagement("GET", "/admin/v1/definitions")
            #expect(answer.status == 401 && answer.text.contains("alert-catalog token create"))
            #expect(answer["www-authenticate"]?.hasPrefix("Bearer") == true)
            #expect(service.stop() == 0)
        }
    }

    @Test("is filled once: what was deleted stays away")
    func filledOnce() throws {
        for store in try stores() {
            let token = try store.token(named: "ann", role: "admin")
            let first = try store.serve()
            let path = "/admin/v1/definitions/entry.edit"
            #expect(try first.write("DELETE", path, token, "", ["If-Match: \"d1\""]).status == 200)
            #expect(first.stop() == 0)
            let second = try store.serve()
            #expect(try second.get("/v1/alerts/entry.edit").status == 404)
            #expect(second.stop() == 0)
        }
    }

    @Test("that is served by two is served alike by both after a change through one")
    func replicas() throws {
        for store in try stores() {
            let token = try store.token(named: "ann", role: "admin")
            let services = [try store.serve(), try store.serve()]
            let text = #"{"id": "hello", "text": {"en": {"title": "Hello"}}}"#
            let path = "/admin/v1/definitions/hello"
            #expect(try services[0].write("PUT", path, token, text, ["If-None-Match: *"]).status == 201)
            #expect(
                try services[1].write("POST", "\(path)/publish", token, "", ["If-Match: \"d1\""]).status == 200)
            let served = try services[1].get("/v1/alerts/hello")
            #expect(served.status == 200)
            let end = ContinuousClock.now + .seconds(20)
            while try services[0].get("/v1/alerts/hello").status != 200, ContinuousClock.now < end {
                Thread.sleep(forTimeInterval: 0.02)
            }
            let other = try services[0].get("/v1/alerts/hello")
            #expect(other.body == served.body && other["etag"] == served["etag"])
            for service in services { #expect(service.stop() == 0) }
        }
    }

    @Test("that cannot be used is one sentence, and shows no password")
    func unusable() throws {
        try folder.write("this is no database, and longer than the head of one would be", to: "text.sqlite")
        try folder.write("", to: "file")
        let cases = [
            ("sqlite:\(folder.path)/text.sqlite", "text.sqlite"), ("sqlite:\(folder.path)/file/x.sqlite", "folder"),
            ("sqlite:\(folder.path)", folder.path), ("postgresql://ann:s3cret%zz@127.0.0.1/x", "PostgreSQL URL"),
            ("ann:s3cret@127.0.0.1", "not of a kind"), ("host=127.0.0.1 password=s3cret", "not of a kind"),
            ("postgresql://ann:12@s3cret@127.0.0.1/x", "PostgreSQL URL"),
        ]
        for (location, part) in cases {
            let outcome = try Program.run(
                ["serve", "--port", "0", "--management-port", "0"],
                environment: ["ALERT_CATALOG_STORE_LOCATION": location])
            #expect(outcome.status == 1 && outcome.sentences.count == 1, "\(outcome.error)")
            #expect(outcome.error.contains(part) && !outcome.error.contains("s3cret"), "\(outcome.error)")
        }
    }

    @Test("with a password is not named by a flag, which others could read")
    func passwordInFlag() throws {
        for location in [
            "postgresql://ann:s3cret@127.0.0.1/x", "postgresql://127.0.0.1/x?password=s3cret",
            "host=h password=s3cret",
        ] {
            let outcome = try Program.run(["serve", "--store", location])
            #expect(outcome.status == 1 && outcome.sentences.count == 1)
            #expect(outcome.error.contains("ALERT_CATALOG_STORE_LOCATION") && !outcome.error.contains("s3cret"))
        }
    }

    @Test("whose server is away is waited for, alive and not ready")
    func away() throws {
        let service = try Service(
            environment: ["ALERT_CATALOG_STORE_LOCATION": "postgresql://ann:s3cret@127.0.0.1:1/x"])
        #expect(try service.askManagement("GET", "/healthz").status == 200)
        let readiness = try service.askManagement("GET", "/readyz")
        #expect(readiness.status == 503 && readiness.text.contains("starting"))
        let answer = try service.get("/v1/alerts/permission.camera")
        #expect(answer.status == 503 && answer["retry-after"] != nil)
        let written = try service.askManagement("GET", "/admin/v1/definitions", ["Authorization: Bearer x"])
        #expect(written.status == 503 && written["retry-after"] != nil)
        #expect(service.stop() == 0)
        for text in [readiness.text, answer.text, written.text, service.log] { #expect(!text.contains("s3cret")) }
    }
}
