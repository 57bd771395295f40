import Foundation
import Testing

@Suite("The backup command")
struct BackupTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop.filled()
    }

    @Test("copies a database while it is served, with its history")
    func copying() throws {
        let service = try workshop.serve()
        let outcome = try workshop.run("backup", workshop.path("copy.sqlite"))
        #expect(outcome.status == 0 && outcome.output.contains("copy.sqlite"))
        #expect(service.stop() == 0)
        let store = ["--store", "sqlite:\(workshop.path("copy.sqlite"))"]
        #expect(try Program.run(["diff", ShippedCatalog.folder] + store).status == 0)
        #expect(
            try Program.run(["history", "entry.edit"] + store).output == workshop.run("history", "entry.edit").output)
    }

    @Test("makes a copy that is its owner's alone, and that is put back while the service serves")
    func restoring() throws {
        let service = try workshop.serve()
        let token = try workshop.token("admin")
        #expect(try workshop.run("backup", workshop.path("copy.sqlite")).status == 0)
        let mode = try FileManager.default.attributesOfItem(atPath: workshop.path("copy.sqlite"))[.posixPermissions]
        #expect(mode as? Int == 0o600)
        let gone = try service.write("DELETE", "/admin/v1/definitions/entry.edit", token, "", ["If-Match: *"])
        #expect(try gone.status == 200 && service.get("/v1/alerts/entry.edit").status == 404)
        let outcome = try workshop.run("restore", workshop.path("copy.sqlite"))
        #expect(outcome.status == 0 && outcome.output.contains("copy.sqlite"), "\(outcome.error)")
        #expect(eventually { (try? service.get("/v1/alerts/entry.edit").status) == 200 })
        // What is published after it goes on from there.
        let again = try service.write("DELETE", "/admin/v1/definitions/entry.edit", token, "", ["If-Match: *"])
        #expect(try again.status == 200 && service.get("/v1/alerts/entry.edit").status == 404)
        #expect(try workshop.run("history", "entry.edit").lines.count == 3)
        #expect(service.stop() == 0)
    }

    @Test("puts nothing back that is no catalog")
    func foreign() throws {
        let before = try workshop.run("history", "entry.edit").output
        try workshop.folder.write("no database, and long enough to be none for sure", to: "other.sqlite")
        try workshop.folder.write("", to: "empty.sqlite")
        for name in ["other.sqlite", "empty.sqlite", "none.sqlite"] {
            #expect(try workshop.run("restore", workshop.path(name)).failed(saying: name))
        }
        #expect(try workshop.run("history", "entry.edit").output == before)
        let folder = ["--store", "directory:\(ShippedCatalog.folder)"]
        #expect(try Program.run(["restore", workshop.path("x")] + folder).failed(2, saying: "sqlite:PATH"))
        #expect(!FileManager.default.fileExists(atPath: workshop.path("none.sqlite")))
    }

    @Test("writes over nothing, and makes no database where there is none")
    func refusals() throws {
        try workshop.folder.write("mine", to: "copy.sqlite")
        #expect(try workshop.run("backup", workshop.path("copy.sqlite")).failed(saying: "already"))
        #expect(workshop.folder.text(of: "copy.sqlite") == "mine")
        let empty = try Workshop()
        #expect(try empty.run("backup", empty.path("copy.sqlite")).failed(saying: "there is no file"))
        #expect(try workshop.run("backup", workshop.path("none/copy")).failed(saying: "none/copy cannot be made"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: empty.folder.path).isEmpty)
        let folder = ["--store", "directory:\(ShippedCatalog.folder)"]
        #expect(try Program.run(["backup", workshop.path("x")] + folder).failed(2, saying: "sqlite:PATH"))
        #expect(try workshop.run("backup", workshop.path("x"), "--server", "http://a").failed(2, saying: "--server"))
    }
}
