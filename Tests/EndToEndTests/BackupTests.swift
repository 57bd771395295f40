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

    @Test("writes over nothing, and makes no database where there is none")
    func refusals() throws {
        try workshop.folder.write("mine", to: "copy.sqlite")
        #expect(try workshop.run("backup", workshop.path("copy.sqlite")).failed(saying: "already"))
        #expect(workshop.folder.text(of: "copy.sqlite") == "mine")
        let empty = try Workshop()
        #expect(try empty.run("backup", empty.path("copy.sqlite")).failed(saying: "catalog.sqlite"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: empty.folder.path).isEmpty)
        let folder = ["--store", "directory:\(ShippedCatalog.folder)"]
        #expect(try Program.run(["backup", workshop.path("x")] + folder).failed(2, saying: "sqlite:PATH"))
        #expect(try workshop.run("backup", workshop.path("x"), "--server", "http://a").failed(2, saying: "--server"))
    }
}
