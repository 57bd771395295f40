import AlertAPI
import AlertCatalog
import HTTPServer
import JSON
import Testing

@Suite("Many documents at once")
struct ManyDocumentsTests {
    private let desk: AdminDesk

    init() throws {
        desk = try AdminDesk()
    }

    private func changeset(_ items: String, as role: AccessToken.Role = .publisher, on desk: AdminDesk? = nil)
        -> Response
    {
        (desk ?? self.desk).ask(.post, "changesets", as: role, body: "{\"items\": [\(items)]}")
    }

    @Test("are published by a changeset, with one revision")
    func changeset() throws {
        desk.draft("a", "New")
        let document = "{ \"id\": \"c\", \"text\": {\"en\": {\"title\": \"C [\\\"}\"}} }"
        let response = changeset(
            """
            {"id": "a", "ifMatch": "d2"}, {"id": "c", "ifNoneMatch": "*", "document": \(document)},
            {"id": "b.one", "ifMatch": "\\"d1\\"", "delete": true}, {"shared": true, "ifMatch": "*", "document": \(TestService.shared)}
            """)
        #expect(response.status == 200, "\(response.text)")
        let items = try response.json["items"]?.array
        #expect(items?.map { $0["change"]?.string } == ["changed", "created", "deleted", "unchanged"])
        #expect(items?.map { $0["tag"]?.string } == ["d3", "d1", nil, "d1"])
        #expect(try response.json["revision"]?.integer == 2)
        #expect(desk.ask(.get, "definitions/c").text.contains(document))
        #expect(desk.ask(.get, "definitions/b.one").status == 404)
    }

    @Test("are not published when one cannot be")
    func atomic() throws {
        desk.draft("a", "New")
        let before = desk.contents
        #expect(
            changeset(#"{"id": "a", "ifMatch": "d2"}, {"id": "b.one", "ifMatch": "d9", "delete": true}"#).status == 412)
        #expect(changeset(#"{"id": "a", "ifMatch": "d2"}, {"id": "b.one", "ifMatch": "d1"}"#).status == 409)
        #expect(
            changeset(#"{"id": "a", "ifMatch": "d2"}, {"id": "c", "ifNoneMatch": "*", "document": {}}"#).status == 422)
        #expect(changeset(#"{"id": "a"}"#).status == 428)
        #expect(desk.contents == before)
    }

    @Test(
        "that are not named rightly are refused",
        arguments: [
            "", "1", "{}", #"{"id": "a", "shared": true, "ifMatch": "*"}"#, #"{"shared": false, "ifMatch": "*"}"#,
            #"{"id": 1, "ifMatch": "*"}"#, #"{"id": "a", "ifMatch": 1}"#, #"{"id": "a", "ifNoneMatch": "d1"}"#,
            #"{"id": "a", "ifMatch": "*", "ifNoneMatch": "*"}"#, #"{"id": "a", "ifMatch": "*", "delete": false}"#,
            #"{"id": "a", "ifMatch": "*", "delete": true, "document": {}}"#, #"{"id": "a", "ifMatch": "*", "x": 1}"#,
            #"{"id": "a", "id": "b.one", "ifMatch": "*"}"#,
            #"{"id": "a", "ifMatch": "*", "delete": true}, {"id": "a", "ifMatch": "*", "delete": true}"#,
            #"{"shared": true, "ifMatch": "*", "delete": true}"#,
        ])
    func malformed(items: String) {
        let response = changeset(items)
        #expect(response.status == 400 && response.problem == "malformed-body", "\(response.text)")
    }

    @Test("named by the empty id are not the shared tables")
    func emptyID() {
        #expect(changeset(#"{"id": "", "ifMatch": "*", "delete": true}"#).problem == "unknown-document")
    }

    @Test("take two people where four eyes are asked for")
    func fourEyes() throws {
        let desk = try AdminDesk(fourEyes: true)
        desk.draft("a", "New", as: .publisher)
        #expect(desk.ask(.post, "definitions/a/publish", as: .publisher, [.ifMatch: "*"]).problem == "four-eyes")
        #expect(changeset(#"{"id": "a", "ifMatch": "*"}"#, on: desk).problem == "four-eyes")
        #expect(changeset(#"{"id": "a", "ifMatch": "*"}"#, as: .admin, on: desk).status == 200)
        let tables = TestService.shared.replacing("\"OK\"", with: "\"Fine\"")
        #expect(desk.ask(.put, "shared", as: .admin, [.ifMatch: "*"], body: tables).status == 200)
        #expect(desk.ask(.post, "shared/publish", as: .admin, [.ifMatch: "*"]).problem == "four-eyes")
        #expect(desk.ask(.post, "shared/publish", as: .publisher, [.ifMatch: "*"]).status == 200)
        let export = desk.ask(.get, "catalog").text.replacing("\"B1\"", with: "\"B\"")
        #expect(desk.ask(.put, "catalog", [.ifMatch: "*"], body: export).problem == "four-eyes")
    }

    @Test("are exported as they were written, and an import of an export changes nothing")
    func exported() throws {
        let export = desk.ask(.get, "catalog", as: .viewer)
        #expect(export.field("ETag") == "\"r1\"")
        let json = try export.json
        #expect(json["alerts"]?.object?.keys == TestService.alerts.keys.sorted())
        for (id, text) in TestService.alerts { #expect(export.text.contains("\"\(id)\":\(text)")) }
        let before = desk.contents
        let imported = desk.ask(.put, "catalog", [.ifMatch: "\"r1\""], bytes: export.content.body)
        #expect(imported.status == 200 && imported.field("ETag") == "\"r1\"")
        #expect(try imported.json["items"]?.array?.count == 0)
        #expect(desk.contents == before)
    }

    @Test("are imported as a whole")
    func imported() throws {
        let body = "{\"catalog\": \(TestService.shared), \"alerts\": {\"a\": \(AdminDesk.alert("a", "New"))}}"
        let before = desk.contents
        let dry = desk.ask(.put, "catalog?dryRun=true", [.ifMatch: "\"r1\""], body: body)
        #expect(try dry.json["items"]?.array?.count == TestService.alerts.count)
        #expect(try dry.field("ETag") == nil && dry.json["items"]?.array?.allSatisfy { $0["tag"] == nil } == true)
        #expect(try dry.json["items"]?.array?.first?["changes"]?.array?.isEmpty == false)
        #expect(desk.contents == before)
        let stale = desk.ask(.put, "catalog", [.ifMatch: "\"r0\""], body: body)
        #expect(stale.status == 412 && stale.field("ETag") == "\"r1\"")
        #expect(desk.ask(.put, "catalog", body: body).status == 428)
        #expect(desk.ask(.put, "catalog", [.ifMatch: "\"r1\""], body: #"{"alerts": {}}"#).status == 400)
        #expect(desk.ask(.put, "catalog", [.ifMatch: "\"r1\""], body: #"{"catalog": {}, "alerts": {}}"#).status == 422)
        #expect(desk.contents == before)
        let done = desk.ask(.put, "catalog", [.ifMatch: "\"r1\""], body: body)
        #expect(done.status == 200 && done.field("ETag") == "\"r2\"")
        #expect(try desk.ask(.get, "definitions").json["definitions"]?.array?.count == 1)
    }

    @Test("leave a record of who, when, what and why")
    func audit() throws {
        let start = try #require(try desk.ask(.get, "audit?limit=500").json["events"]?.array?.count)
        _ = desk.ask(.delete, "definitions/a", [.ifMatch: "*", .changeReason: "it confuses, 정말"])
        desk.draft("b.one", "New")
        let page = try desk.ask(.get, "audit?limit=1&after=\(start)").json
        let event = try #require(page["events"]?.array?.first)
        #expect(event["actor"]?.string == "the-admin" && event["action"]?.string == "delete")
        #expect(event["subject"]?.string == "a" && event["from"]?.integer == 1 && event["to"] == nil)
        #expect(event["reason"]?.string == "it confuses, 정말" && event["time"]?.string == "1970-01-01T00:16:40.000Z")
        let next = try #require(page["next"]?.integer)
        // A page that is full has no next one when it is the last.
        let last = try desk.ask(.get, "audit?limit=1&after=\(next)").json
        #expect(last["events"]?.array?.map { $0["action"]?.string } == ["draft"] && last["next"] == nil)
        #expect(
            desk.ask(.delete, "definitions/b.two", [.ifMatch: "*", .changeReason: String(repeating: "x", count: 1001)])
                .status == 400)
    }
}
