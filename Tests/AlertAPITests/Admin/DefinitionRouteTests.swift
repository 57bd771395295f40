import AlertAPI
import AlertCatalog
import Fixtures
import HTTPServer
import JSON
import Testing

@Suite("Definitions on the management interface")
struct DefinitionRouteTests {
    private let desk: AdminDesk

    init() throws {
        desk = try AdminDesk()
    }

    @Test("are created, changed, published and read, each time with the next tag")
    func life() throws {
        let text = "{ \"id\": \"new\",\n  \"text\": {\"en\": {\"title\": \"N\"}} }\n"
        let created = desk.ask(.put, "definitions/new", as: .editor, [.ifNoneMatch: "*"], body: text)
        #expect(created.status == 201 && created.field("ETag") == "\"d1\"")
        #expect(created.field("Location") == "/admin/v1/definitions/new")
        #expect(try created.json["diagnostics"]?.array?.count == 0)
        let read = desk.ask(.get, "definitions/new", as: .viewer)
        #expect(read.status == 200 && read.field("ETag") == "\"d1\"" && read.text.contains(text))
        #expect(try read.json["draft"]?["author"]?.string == "the-editor")
        #expect(try read.json["draft"]?["time"]?.string == "1970-01-01T00:16:40.000Z")
        #expect(try read.json["published"] == nil)
        let published = desk.ask(
            .post, "definitions/new/publish", as: .publisher, [.ifMatch: "\"d1\"", .changeReason: "why"])
        #expect(published.status == 200 && published.field("ETag") == "\"d2\"")
        #expect(try published.json["revision"]?.integer == 2)
        let after = try desk.ask(.get, "definitions/new").json
        #expect(after["draft"] == nil && after["published"]?["revision"]?.integer == 2)
        #expect(
            after["published"]?["reason"]?.string == "why" && after["published"]?["document"]?["id"]?.string == "new")
    }

    @Test("need a tag that is current")
    func preconditions() throws {
        let body = AdminDesk.alert("a", "New")
        let before = desk.contents
        let missing = desk.ask(.put, "definitions/a", body: body)
        #expect(missing.status == 428 && missing.problem == "precondition-required")
        let stale = desk.ask(.put, "definitions/a", [.ifMatch: "\"d0\""], body: body)
        #expect(stale.status == 412 && stale.problem == "precondition-failed" && stale.field("ETag") == "\"d1\"")
        let there = desk.ask(.put, "definitions/a", [.ifNoneMatch: "*"], body: body)
        #expect(there.status == 412 && there.field("ETag") == "\"d1\"")
        let weak = desk.ask(.put, "definitions/a", [.ifMatch: "W/\"d1\""], body: body)
        #expect(weak.status == 412)
        for field in ["d1", "\"d1", "", "\"d1\",", "W/d1"] {
            #expect(desk.ask(.put, "definitions/a", [.ifMatch: field], body: body).problem == "malformed-field")
        }
        #expect(desk.ask(.put, "definitions/a", [.ifNoneMatch: "\"d1\""], body: body).status == 400)
        #expect(desk.ask(.put, "definitions/a", [.ifMatch: "*", .ifNoneMatch: "*"], body: body).status == 400)
        #expect(desk.ask(.put, "definitions/x", [.ifMatch: "\"d1\""], body: body).status == 412)
        #expect(desk.contents == before)
        #expect(desk.ask(.put, "definitions/a", [.ifMatch: "\"d7\", \"d1\""], body: body).status == 200)
        #expect(desk.ask(.put, "definitions/a", [.ifMatch: "*"], body: body).field("ETag") == "\"d3\"")
    }

    @Test("that two write at once are written by one of them, and the other learns the new tag")
    func race() async throws {
        let desk = desk
        for round in 1...200 {
            let answers = await withTaskGroup(of: Response.self) { group in
                for writer in ["ann", "ben"] {
                    group.addTask {
                        desk.ask(
                            .put, "definitions/a", as: .editor, [.ifMatch: "\"d\(round)\""],
                            body: AdminDesk.alert("a", "\(writer) \(round)"))
                    }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(answers.map(\.status).sorted() == [200, 412])
            #expect(answers.allSatisfy { $0.field("ETag") == "\"d\(round + 1)\"" })
        }
    }

    @Test("that are not sound are refused with what to change")
    func invalid() throws {
        let response = desk.ask(
            .put, "definitions/a", [.ifMatch: "*"],
            body: "{\"id\": \"a\",\n\"surprise\": 1, \"text\": {\"en\": {\"title\": \"A\"}}}")
        #expect(response.status == 422 && response.problem == "invalid-document")
        let finding = try response.json["diagnostics"]?.array?.first
        #expect(finding?["code"]?.string == "member.unknown" && finding?["line"]?.integer == 2)
        let other = desk.ask(.put, "definitions/a", [.ifMatch: "*"], body: AdminDesk.alert("b.one", "B"))
        #expect(other.status == 422 && other.problem == "id-differs")
        #expect(desk.ask(.get, "definitions/a").field("ETag") == "\"d1\"")
    }

    @Test("are listed in pages in id order")
    func list() throws {
        desk.draft("b.one", "New")
        var ids: [String] = []
        var after = ""
        while true {
            let page = try desk.ask(.get, "definitions?limit=2&after=\(after)").json
            ids += try #require(page["definitions"]?.array).compactMap { $0["id"]?.string }
            guard let next = page["next"]?.string else { break }
            after = next
        }
        #expect(ids == TestService.alerts.keys.sorted())
        let first = try desk.ask(.get, "definitions?limit=1&after=a").json["definitions"]?.array?.first
        #expect(first?["tag"]?.string == "d2" && first?["draft"]?["author"]?.string == "the-editor")
        #expect(first?["draft"]?["document"] == nil && first?["revision"]?.integer == 1)
        for query in ["limit=0", "limit=501", "limit=x", "limit=1&limit=2"] {
            #expect(desk.ask(.get, "definitions?\(query)").status == 400)
        }
    }

    @Test("have a history that can be read, compared and served again")
    func history() throws {
        desk.draft("a", "Two")
        #expect(try desk.ask(.get, "definitions/a/diff").json["changes"]?.array?.count == 2)
        #expect(desk.ask(.post, "definitions/a/publish", [.ifMatch: "*"]).status == 200)
        #expect(desk.ask(.post, "definitions/a/publish", [.ifMatch: "*"]).problem == "no-draft")
        #expect(desk.ask(.get, "definitions/a/diff").status == 409)
        let diff = try desk.ask(.get, "definitions/a/diff?from=1&to=2").json["changes"]?.array
        #expect(diff?.first?["pointer"]?.string == "/text/en/title")
        #expect(diff?.first?["from"]?.string == "A" && diff?.first?["to"]?.string == "Two")
        #expect(diff?.last?["pointer"]?.string == "/text/ko" && diff?.last?["to"] == nil)
        let back = desk.ask(.post, "definitions/a/rollback", [.ifMatch: "*"], body: #"{"revision": 1}"#)
        #expect(back.status == 200)
        #expect(try back.json["revision"]?.integer == 3)
        let revisions = try desk.ask(.get, "definitions/a/revisions?limit=2").json
        #expect(revisions["revisions"]?.array?.map { $0["revision"]?.integer } == [3, 2])
        #expect(revisions["revisions"]?.array?.first?["source"]?.integer == 1 && revisions["next"]?.integer == 2)
        #expect(try desk.ask(.get, "definitions/a/revisions?before=2").json["revisions"]?.array?.count == 1)
        #expect(try desk.ask(.get, "definitions/a/revisions/2").json["document"]?["id"]?.string == "a")
        for path in ["revisions/9", "revisions/x", "revisions/0", "diff?from=9"] {
            let problem = desk.ask(.get, "definitions/a/\(path)").problem
            #expect(
                path == "diff?from=9"
                    ? problem == "no-draft" || problem == "unknown-revision" : problem == "unknown-revision")
        }
        for body in ["{}", #"{"revision": "1"}"#, #"{"revision": 1, "x": 1}"#, #"{"revision": 1.5}"#, "[]"] {
            let response = desk.ask(.post, "definitions/a/rollback", [.ifMatch: "*"], body: body)
            #expect(response.status == 400 && response.problem == "malformed-body")
        }
    }

    @Test("are taken out with a tombstone, and brought back")
    func deletion() throws {
        let deleted = desk.ask(.delete, "definitions/a", as: .publisher, [.ifMatch: "\"d1\""])
        #expect(deleted.status == 200 && deleted.field("ETag") == nil)
        #expect(try deleted.json["revision"]?.integer == 2)
        #expect(desk.ask(.get, "definitions/a").problem == "unknown-document")
        let history = try desk.ask(.get, "definitions/a/revisions").json["revisions"]?.array
        #expect(history?.first?["deleted"]?.bool == true)
        let back = desk.ask(.post, "definitions/a/rollback", [.ifNoneMatch: "*"], body: #"{"revision": 1}"#)
        #expect(back.status == 200 && back.field("ETag") == "\"d3\"")
    }

    @Test("in a dry run are answered with what would change, and nothing does")
    func dryRun() throws {
        desk.draft("b.one", "New")
        let before = desk.contents
        let put = desk.ask(.put, "definitions/a?dryRun=true", [.ifMatch: "*"], body: AdminDesk.alert("a", "New"))
        #expect(put.status == 200)
        #expect(try put.json["dryRun"]?.bool == true)
        // A tag that nobody has yet would soon be somebody else's.
        #expect(try put.field("ETag") == nil && put.json["tag"] == nil)
        let new = desk.ask(.put, "definitions/n?dryRun=true", [.ifNoneMatch: "*"], body: AdminDesk.alert("n", "New"))
        #expect(new.status == 201 && new.field("Location") == nil && new.field("ETag") == nil)
        #expect(try put.json["changes"]?.array?.first?["to"]?.string == "New")
        let publish = desk.ask(.post, "definitions/b.one/publish?dryRun=1", [.ifMatch: "*"])
        #expect(try publish.json["revision"]?.integer == 2)
        #expect(desk.ask(.delete, "definitions/a?dryRun=true", [.ifMatch: "*"]).status == 200)
        #expect(desk.ask(.delete, "definitions/a?dryRun=yes", [.ifMatch: "*"]).status == 400)
        #expect(desk.ask(.delete, "definitions/b.one/draft?dryRun=true", [.ifMatch: "*"]).status == 200)
        #expect(desk.contents == before)
    }

    @Test("whose path names no id are none, the shared tables least of all")
    func noID() throws {
        let before = desk.contents
        for id in ["", "A", "%00", "..", "%2F", "a%20b", String(repeating: "a", count: 129)] {
            for (method, path) in [(HTTPMethod.get, id), (.put, id), (.delete, id), (.post, "\(id)/publish")] {
                let response = desk.ask(method, "definitions/\(path)", [.ifMatch: "*"], body: MemoryStore.shared)
                #expect([400, 404].contains(response.status), "\(method) \(path): \(response.status)")
            }
        }
        #expect(desk.contents == before)
    }

    @Test("are a 304 for whom has them as they are")
    func notModified() throws {
        #expect(desk.ask(.get, "definitions/a", [.ifNoneMatch: "\"d1\""]).status == 304)
        #expect(desk.ask(.get, "definitions/a", [.ifNoneMatch: "\"d2\""]).status == 200)
    }
}
