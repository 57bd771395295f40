import Foundation
import Testing

@Suite("The export command")
struct ExportTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop.filled()
    }

    private func export(_ flags: String...) throws -> Program.Outcome {
        try Program.run(["export", workshop.path("out"), "--store", workshop.store] + flags)
    }

    @Test("writes a folder that is served as the store is, and tells each file")
    func first() throws {
        let outcome = try export()
        #expect(outcome.status == 0 && outcome.error.isEmpty)
        #expect(outcome.lines == ["+ catalog.json"] + ShippedCatalog.ids.map { "+ alerts/\($0).json" })
        #expect(try Program.run(["validate", workshop.path("out"), "--strict"]).status == 0)
    }

    @Test("writes over a catalog only when told, and then only what differs")
    func overwriting() throws {
        #expect(try export().status == 0)
        #expect(try export().failed(saying: "--overwrite"))
        #expect(try export("--overwrite=false").failed(2, saying: "no value"))
        #expect(try export("--overwrite").output.isEmpty)
        try workshop.edit("out/alerts/entry.edit.json", "\"Edit Entry\"", to: "\"Change it\"")
        try workshop.folder.write(LiveCatalog.definition("a", title: "A"), to: "out/alerts/a.json")
        try FileManager.default.removeItem(atPath: workshop.path("out/catalog.json"))
        try workshop.folder.write("{", to: "out/catalog.json")
        let outcome = try export("--overwrite")
        #expect(outcome.lines == ["~ catalog.json", "~ alerts/entry.edit.json", "- alerts/a.json"])
        #expect(try workshop.run("diff", workshop.path("out")).status == 0)
    }

    @Test("touches nothing that is not of a catalog, and nothing behind links")
    func others() throws {
        #expect(try export().status == 0)
        for file in ["out/notes.txt", "out/alerts/notes.txt", "out/alerts/.hidden.json", "out/alerts/a.json/b.json"] {
            try workshop.folder.write("mine", to: file)
        }
        try workshop.folder.write("mine", to: "elsewhere.json")
        for name in ["entry.edit", "b"] {
            let link = workshop.path("out/alerts/\(name).json")
            try? FileManager.default.removeItem(atPath: link)
            try FileManager.default.createSymbolicLink(
                atPath: link, withDestinationPath: workshop.path("elsewhere.json"))
        }
        #expect(try export("--overwrite").lines == ["~ alerts/entry.edit.json", "- alerts/b.json"])
        for file in [
            "out/notes.txt", "out/alerts/notes.txt", "out/alerts/.hidden.json", "out/alerts/a.json/b.json",
            "elsewhere.json",
        ] { #expect(workshop.folder.text(of: file) == "mine") }
        #expect(workshop.folder.text(of: "out/alerts/entry.edit.json").contains("Edit Entry"))
        try FileManager.default.moveItem(atPath: workshop.path("out/alerts"), toPath: workshop.path("away"))
        try FileManager.default.createSymbolicLink(
            atPath: workshop.path("out/alerts"), withDestinationPath: workshop.path("away"))
        #expect(try export("--overwrite").failed(saying: "link"))
    }

    @Test("leaves alone what is no catalog, also when told to write over it")
    func refusals() throws {
        try workshop.folder.write("mine", to: "out/notes.txt")
        #expect(try export("--overwrite").failed(saying: "not empty"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: workshop.path("out")) == ["notes.txt"])
        #expect(try workshop.run("export", workshop.path("out/notes.txt")).failed(saying: "is a file"))
        try FileManager.default.removeItem(atPath: workshop.path("out/notes.txt"))
        #expect(try export().status == 0)
    }

    @Test("writes nothing when nothing is published, or the store is damaged or away")
    func nothing() throws {
        let empty = try Workshop()
        _ = try empty.token("viewer")
        #expect(try empty.run("export", empty.path("out")).failed(saying: "nothing is published"))
        #expect(!FileManager.default.fileExists(atPath: empty.path("out")))
        try empty.folder.write("no database, and long enough to be none for sure", to: "other.sqlite")
        let store = "sqlite:\(empty.path("other.sqlite"))"
        let outcome = try Program.run(["export", empty.path("out"), "--store", store])
        #expect(outcome.failed(saying: "other.sqlite"))
        let away = ["export", empty.path("out"), "--store", "postgresql://ann@127.0.0.1:1/x"]
        #expect(try Program.run(away).failed(saying: "postgresql://ann@127.0.0.1:1/x"))
    }

    @Test("writes what a folder has, too")
    func fromFolder() throws {
        let store = "directory:\(ShippedCatalog.folder)"
        #expect(try Program.run(["export", workshop.path("copy"), "--store", store]).status == 0)
        #expect(try workshop.run("diff", workshop.path("copy")).status == 0)
    }
}
