import Foundation
import Testing

@Suite("The diff command")
struct DiffTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop.filled()
        try workshop.copyShippedCatalog(to: "in")
    }

    private func diff() throws -> Program.Outcome {
        try workshop.run("diff", workshop.path("in"))
    }

    @Test("says nothing when nothing differs but how a file is written")
    func alike() throws {
        let file = "in/catalog.json"
        try workshop.folder.write(workshop.folder.text(of: file) + "\n\n", to: file)
        try workshop.edit("in/alerts/entry.edit.json", "\"id\":", to: "\"\\u0069d\"  :")
        let outcome = try diff()
        #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.error.isEmpty)
    }

    @Test("tells each text that differs, from what is published to what the folder says")
    func texts() throws {
        try workshop.edit(
            "in/alerts/settings.done.json", "\"Your changes apply from the next entry you write.\"",
            to: "\"Change \\\"it\\\"\"")
        try workshop.edit("in/alerts/chat.leave.json", "\"name is the other person in the chat\"", to: "\"\\u007f\"")
        try workshop.edit("in/alerts/chat.leave.json", "\"ja\": {", to: "\"fr\": {\"title\": \"Quitter\"},\n\"ja\": {")
        try FileManager.default.removeItem(atPath: workshop.path("in/alerts/permission.camera.json"))
        try workshop.folder.write(LiveCatalog.definition("a", title: "A"), to: "in/alerts/a.json")
        let outcome = try diff()
        #expect(outcome.status == 1 && outcome.error.isEmpty)
        #expect(
            outcome.lines == [
                "+ alerts/a.json", "~ alerts/chat.leave.json",
                #"    /notes/message: "name is the other person in the chat" -> "\u{7f}""#,
                #"    /text/fr/title: added "Quitter""#,
                "- alerts/permission.camera.json", "~ alerts/settings.done.json",
                #"    /text/en/message: "Your changes apply from the next entry you write." -> "Change \"it\"""#,
            ])
    }

    @Test("ends with status 2 when it cannot tell")
    func trouble() throws {
        #expect(try workshop.run("diff", workshop.path("none")).failed(2, saying: "none"))
        #expect(try workshop.run("diff").failed(2, saying: "missing"))
        let unreachable = ["diff", workshop.path("in"), "--server", "http://127.0.0.1:1"]
        #expect(try Program.run(unreachable).failed(2, saying: "127.0.0.1:1"))
        try workshop.folder.write("{", to: "in/alerts/a.json")
        let outcome = try diff()
        #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.error.contains("in/alerts/a.json:1: error"))
    }
}
