import Foundation
import Testing

@Suite("Commands that ask a running service")
struct ServerCommandTests {
    private let workshop: Workshop
    private let service: Service

    init() throws {
        workshop = try Workshop.filled()
        service = try workshop.serve()
    }

    private func run(_ arguments: String..., token: String? = nil) throws -> Program.Outcome {
        try Program.run(
            arguments + ["--server", "http://127.0.0.1:\(service.managementPort)/"],
            environment: token.map { ["ALERT_CATALOG_TOKEN": $0] } ?? [:])
    }

    private func putDraft(_ text: String, of id: String, _ token: String) throws -> Answer {
        try service.write("PUT", "/admin/v1/definitions/\(id)", token, text, ["If-Match: *"])
    }

    @Test("export, compare and import as on the store itself")
    func exchange() throws {
        let token = try workshop.token("admin")
        let exported = try run("export", workshop.path("out"), token: token)
        #expect(try exported.status == 0 && exported.output == workshop.run("export", workshop.path("same")).output)
        try workshop.edit("out/alerts/entry.edit.json", "\"Edit Entry\"", to: "\"Change it\"")
        let compared = try run("diff", workshop.path("out"), token: token)
        #expect(try compared.status == 1 && compared.output == workshop.run("diff", workshop.path("out")).output)
        let dry = try run("import", workshop.path("out"), "--dry-run", token: token)
        #expect(dry.status == 0 && dry.output == compared.output + "nothing was stored\n")
        let imported = try run("import", workshop.path("out"), "--reason", "höflicher", token: token)
        #expect(imported.status == 0 && imported.lines == ["~ alerts/entry.edit.json", "published with revision 2"])
        let history = try run("history", "entry.edit", token: token)
        try #require(history.lines.count == 3 && history.lines[0].hasPrefix("revision  time "))
        #expect(history.lines[1].wholeMatch(of: #/2         20\S+Z  admin +admin +published  höflicher/#) != nil)
        #expect(
            history.lines[2].wholeMatch(
                of: #/1         20\S+Z  command-line:\S+ +command-line:\S+ +published  the first/#) != nil)
        #expect(try run("diff", workshop.path("out"), token: token).status == 0)
        #expect(service.stop() == 0)
    }

    @Test("publish the draft that there is, with the reason")
    func publishing() throws {
        let token = try workshop.token("publisher")
        let text = try Self.changed("entry.edit")
        #expect(try run("publish", "entry.edit", token: token).failed(saying: "no draft"))
        #expect(try run("publish", token: token).failed(2, saying: "missing"))
        #expect(try putDraft(text, of: "entry.edit", token).status == 200)
        let published = try run("publish", "entry.edit", "--reason", "clearer", token: token)
        #expect(published.status == 0 && published.output == "entry.edit is published with revision 2\n")
        #expect(try run("history", "entry.edit", token: token).output.contains("published  clearer\n"))
        #expect(eventually { (try? service.get("/v1/alerts/entry.edit?locale=en").text.contains("Change it")) == true })
        #expect(try putDraft(text, of: "entry.edit", token).status == 200)
        #expect(try workshop.run("publish", "entry.edit").status == 0)
        #expect(try workshop.run("publish", "--shared").failed(saying: "no draft"))
    }

    private static func changed(_ id: String) throws -> String {
        try String(contentsOfFile: "\(ShippedCatalog.folder)/alerts/\(id).json", encoding: .utf8)
            .replacingOccurrences(of: "\"Edit Entry\"", with: "\"Change it\"")
    }

    @Test("take the token from a file, and say what a token lacks")
    func tokens() throws {
        #expect(try run("history", "entry.edit").failed(saying: "alert-catalog token create"))
        let viewer = try workshop.token("viewer")
        try workshop.folder.write(viewer + "\n", to: "token")
        let fromFile = try run("history", "entry.edit", "--token-file", workshop.path("token"), token: "wrong")
        #expect(fromFile.status == 0)
        #expect(try run("import", ShippedCatalog.folder, token: viewer).failed(saying: "role admin"))
        #expect(try run("publish", "entry.edit", token: viewer).failed(saying: "role publisher"))
        #expect(try run("history", "entry.edit", token: "wrong").failed(saying: "ALERT_CATALOG_TOKEN"))
        #expect(try run("history", "entry.edit", token: "a b").failed(saying: "one token"))
        #expect(try run("history", "entry.edit", "--token-file", workshop.path("none")).failed(saying: "none"))
        let argument = try run("history", "entry.edit", "--token", viewer)
        #expect(argument.failed(2, saying: "--token-file") && !argument.error.contains(viewer))
    }

    @Test("say what answers instead when it is something else")
    func others() throws {
        let port = service.publicPort
        let outcome = try Program.run(["history", "a", "--server", "http://127.0.0.1:\(port)"])
        #expect(outcome.failed(saying: "management listener"))
        #expect(try Program.run(["history", "a", "--server", "http://127.0.0.1:1"]).failed(saying: "127.0.0.1:1"))
    }

    @Test(
        "refuse addresses that are none or hold a password, and do not repeat them",
        arguments: [
            "http://me:secret@localhost", "https://secret@localhost", "localhost:8081", "ftp://secret",
            "http://a?b=secret", "",
        ])
    func addresses(url: String) throws {
        let outcome = try Program.run(["history", "a", "--server", url])
        #expect(outcome.failed(2, saying: "--server") && !outcome.error.contains("secret"))
        let both = try Program.run(["history", "a", "--server", "http://a", "--store", workshop.store])
        #expect(both.failed(2, saying: "not both"))
    }
}
