import Foundation
import Testing

@Suite("The history command")
struct HistoryTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop.filled()
    }

    @Test("lists every revision, the newest first, also those that took the alert out")
    func table() throws {
        try workshop.copyShippedCatalog(to: "in")
        let text = workshop.folder.text(of: "in/alerts/entry.edit.json")
        for (number, title) in ["One", "Two"].enumerated() {
            try workshop.folder.write(
                text.replacingOccurrences(of: "Edit Entry", with: title), to: "in/alerts/entry.edit.json")
            let outcome = try workshop.run("import", workshop.path("in"), "--reason", "no. \(number)")
            #expect(outcome.status == 0)
        }
        let history = try workshop.run("history", "entry.edit")
        try #require(history.status == 0 && history.lines.count == 4)
        #expect(history.lines.map { $0.prefix(10) } == ["revision  ", "3         ", "2         ", "1         "])
        #expect(
            history.lines[1].hasSuffix(
                "Z  command-line:\(NSUserName())  command-line:\(NSUserName())  published  no. 1"))
        #expect(history.lines[3].hasSuffix("  published  the first"))
        #expect(try workshop.run("history", "--shared").lines.count == 2)
    }

    @Test("says when there is none, and what is no id")
    func none() throws {
        #expect(try workshop.run("history", "no.such").failed(saying: "no.such"))
        #expect(try workshop.run("history", "No Such").failed(2, saying: "\"No Such\" is not an id"))
        #expect(try workshop.run("history", "--shared", "a").failed(2, saying: "too much"))
        #expect(
            try Program.run(["history", "entry.edit", "--store", "directory:Config/catalog"]).failed(saying: "folder"))
    }
}
