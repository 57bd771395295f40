import Foundation
import Testing

@Suite("The writing interface on a folder", .serving)
struct ReadOnlyStoreTests {
    private let service: Service

    init() throws {
        service = try #require(Service.current)
    }

    private func put(_ target: String, _ body: [UInt8], on service: Service? = nil) throws -> Answer {
        let head =
            "PUT \(target) HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n"
            + "If-Match: *\r\nContent-Length: \(body.count)\r\n\r\n"
        return try Client(port: (service ?? self.service).managementPort).ask(Array(head.utf8) + body)
    }

    @Test("reads what the files say")
    func reading() throws {
        let file = try ShippedCatalog.sharedTables
        let answer = try service.askManagement("GET", "/admin/v1/shared")
        #expect(answer.status == 200 && answer["cache-control"] == "no-store" && answer.text.contains(file))
        let list = try service.askManagement("GET", "/admin/v1/definitions?limit=2")
        #expect(list.text == #"{"definitions":[{"id":"chat.leave"},{"id":"entry.discard"}],"next":"entry.discard"}"#)
        #expect(try service.get("/admin/v1/shared").status == 404)
    }

    @Test("shows a preview in the bytes that clients get", arguments: ShippedCatalog.ids)
    func preview(id: String) throws {
        for query in ["?locale=ko", "?locale=ar-XB", "?format=pattern&explain=1"] {
            let preview = try service.askManagement("GET", "/admin/v1/definitions/\(id)/preview\(query)")
            #expect(try preview.body == service.get("/v1/alerts/\(id)\(query)").body)
        }
    }

    @Test("refuses every change")
    func writing() throws {
        try expectProblem(put("/admin/v1/definitions/entry.edit", Array("{}".utf8)), 403, "read-only-store")
        try expectProblem(put("/admin/v1/catalog", Array("{}".utf8)), 403, "read-only-store")
        try expectProblem(
            service.askManagement("DELETE", "/admin/v1/definitions/entry.edit"), 403, "read-only-store")
        try expectProblem(service.askManagement("POST", "/admin/v1/changesets"), 403, "read-only-store")
        try expectProblem(service.askManagement("GET", "/admin/v1/audit?token=x"), 400, "token-in-url")
    }

    @Test("takes bodies as large as the setting says, and tells of it")
    func bodies() throws {
        let million = [UInt8](repeating: 0x20, count: 1_000_000)
        try expectProblem(put("/admin/v1/catalog", million), 403, "read-only-store")
        let small = try Service(["--management-maximum-body", "2048"])
        try expectProblem(put("/admin/v1/catalog", million, on: small), 413, "body-too-large", naming: "2048")
        #expect(small.stop() == 0)
    }

    @Test("has no tokens, and the command says so in one sentence")
    func tokens() throws {
        for arguments in [["create", "--name", "ci", "--role", "editor"], ["list"], ["revoke", "--name", "ci"]] {
            let outcome = try Program.run(["token"] + arguments)
            #expect(outcome.status == 1 && outcome.output.isEmpty)
            #expect(outcome.sentences.count == 1 && outcome.error.contains("directory:Config/catalog is read-only"))
        }
        let outcome = try Program.run(["token", "create", "--name", "ci", "--role", "boss"])
        #expect(outcome.status == 2 && outcome.error.contains("viewer, editor, publisher, admin"))
    }
}
