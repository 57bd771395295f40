import Foundation
import Testing

@Suite("The import command")
struct ImportTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop.filled()
    }

    @Test("and export are a round trip: the same files, and of every alert the same bytes, version and tag")
    func roundTrip() throws {
        #expect(try workshop.run("export", workshop.path("out")).status == 0)
        let other = try Workshop()
        #expect(try other.run("import", workshop.path("out")).status == 0)
        #expect(try other.run("export", other.path("again")).status == 0)
        for file in ["catalog.json"] + ShippedCatalog.ids.map({ "alerts/\($0).json" }) {
            let shipped = try String(contentsOfFile: "\(ShippedCatalog.folder)/\(file)", encoding: .utf8)
            #expect(workshop.folder.text(of: "out/\(file)") == shipped)
            #expect(other.folder.text(of: "again/\(file)") == shipped)
        }
        let services = try [
            workshop.serve(), other.serve(), Service(["--store", "directory:\(ShippedCatalog.folder)"]),
        ]
        for id in ShippedCatalog.ids {
            for locale in ShippedCatalog.locales {
                let answers = try services.map { try $0.get("/v1/alerts/\(id)?locale=\(locale)") }
                #expect(answers.allSatisfy { $0.status == 200 && $0.body == answers[0].body })
                #expect(answers.allSatisfy { $0["etag"] != nil && $0["etag"] == answers[0]["etag"] })
            }
        }
        for service in services { #expect(service.stop() == 0) }
    }

    @Test("changes nothing where nothing differs")
    func same() throws {
        let outcome = try workshop.run("import", ShippedCatalog.folder)
        #expect(outcome.status == 0 && outcome.output == "nothing changes\n")
        #expect(try workshop.run("history", "entry.edit").lines.count == 2)
    }

    @Test("tells every change, and with a dry run each text, and then stores nothing")
    func changes() throws {
        try workshop.copyShippedCatalog(to: "in")
        try workshop.edit("in/alerts/entry.edit.json", "\"Edit Entry\"", to: "\"Change it\"")
        try FileManager.default.removeItem(atPath: workshop.path("in/alerts/chat.leave.json"))
        try workshop.folder.write(LiveCatalog.definition("a", title: "A"), to: "in/alerts/a.json")
        let marks = ["+ alerts/a.json", "- alerts/chat.leave.json", "~ alerts/entry.edit.json"]
        let text = #"    /text/en/header.title: "Edit Entry" -> "Change it""#
        let dry = try workshop.run("import", workshop.path("in"), "--dry-run")
        #expect(dry.status == 0 && dry.lines == marks + [text, "nothing was stored"])
        let real = try workshop.run("import", workshop.path("in"), "--reason", "Worte, höflicher")
        #expect(real.status == 0 && real.lines == marks + ["published with revision 2"])
        #expect(try workshop.run("history", "chat.leave").output.contains("deleted    Worte, höflicher\n"))
        #expect(try workshop.run("diff", workshop.path("in")).status == 0)
    }

    @Test("names file and line of what is wrong, and stores nothing")
    func errors() throws {
        try workshop.copyShippedCatalog(to: "in")
        try workshop.folder.write("{\"id\": \"a\",\n \"text\": {\"en\": {\"title\": 3}}}", to: "in/alerts/a.json")
        try workshop.folder.write("{\"id\": \"b\"},\n\"c\": {}", to: "in/alerts/b.json")
        let outcome = try workshop.run("import", workshop.path("in"))
        #expect(outcome.status == 1 && outcome.output.isEmpty)
        #expect(outcome.error.contains("\(workshop.path("in"))/alerts/a.json:2: error: /text/en/title: "))
        #expect(outcome.error.contains("\(workshop.path("in"))/alerts/b.json:1: error: "))
        #expect(try workshop.run("diff", ShippedCatalog.folder).status == 0)
        #expect(try workshop.run("import", workshop.path("none")).failed(saying: "none"))
    }

    @Test("takes warnings, and tells them")
    func warnings() throws {
        try workshop.copyShippedCatalog(to: "in")
        try workshop.folder.write(
            #"{"id": "quiz", "text": {"en": {"title": "Ready?", "actions.yes": "Yes"}}, "actions": [{"id": "yes"}]}"#,
            to: "in/alerts/quiz.json")
        let outcome = try workshop.run("import", workshop.path("in"))
        #expect(outcome.status == 0 && outcome.sentences.count == 1)
        #expect(outcome.error.contains("\(workshop.path("in"))/alerts/quiz.json:1: warning: /text/en/actions.yes: "))
    }

    @Test("is not for folders, takes one folder, and a reason of one line")
    func usage() throws {
        let store = ["--store", "directory:\(ShippedCatalog.folder)"]
        #expect(try Program.run(["import", ShippedCatalog.folder] + store).failed(saying: "read-only"))
        #expect(try workshop.run("import").failed(2, saying: "missing"))
        #expect(try workshop.run("import", "a", "b").failed(2, saying: "b is too much"))
        #expect(try workshop.run("import", ShippedCatalog.folder, "--reason", "a\tb").failed(2, saying: "--reason"))
    }
}
