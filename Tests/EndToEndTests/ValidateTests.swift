import JSON
import Testing

@Suite("Validating")
struct ValidateTests {
    /// A catalog with one warning, in line 2 of a file whose name GitHub would misread.
    private static func dubious() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(try ShippedCatalog.sharedTables, to: "catalog.json")
        try folder.write(
            #"{"id": "quiz", "text": {"en": {"title": "Ready?"# + "\"," + "\n"
                + #""actions.yes": "Yes"}}, "actions": [{"id": "yes"}, "cancel"]}"#, to: "a,b:c/alerts/quiz.json")
        try folder.write(try ShippedCatalog.sharedTables, to: "a,b:c/catalog.json")
        return folder
    }

    @Test("fails on warnings when it is strict")
    func strict() throws {
        let folder = try Self.dubious()
        let path = "\(folder.path)/a,b:c"
        let mild = try Program.run(["validate", path])
        let strict = try Program.run(["validate", path, "--strict"])
        #expect(mild.status == 0 && strict.status == 1 && mild.output == strict.output)
        #expect(mild.output.contains("alerts/quiz.json:2: warning: /text/en/actions.yes: "))
        #expect(mild.output.contains(" [label.yes-no]\n"))
        #expect(try Program.run(["validate", ShippedCatalog.folder, "--strict"]).status == 0)
    }

    @Test("writes one object for programs")
    func json() throws {
        let folder = try Self.dubious()
        let outcome = try Program.run(["validate", "\(folder.path)/a,b:c", "--format=json"])
        let report = try JSONDocument(parsing: Array(outcome.output.utf8)).root
        let found = try #require(report["diagnostics"]?.array?.first)
        #expect(report["diagnostics"]?.array?.count == 1)
        #expect(found["code"]?.string == "label.yes-no" && found["severity"]?.string == "warning")
        #expect(found["line"]?.integer == 2 && found["pointer"]?.string == "/text/en/actions.yes")
        #expect(found["file"]?.string?.hasSuffix("a,b:c/alerts/quiz.json") == true)
        let clean = try Program.run(["validate", ShippedCatalog.folder, "--format", "json"])
        #expect(clean.output == "{\"diagnostics\":[]}\n" && clean.status == 0)
    }

    @Test("writes commands for GitHub, in which no character ends one early")
    func github() throws {
        let folder = try Self.dubious()
        let outcome = try Program.run(["validate", "\(folder.path)/a,b:c", "--format", "github"])
        #expect(outcome.output.hasPrefix("::warning file="))
        #expect(outcome.output.contains("/a%2Cb%3Ac/alerts/quiz.json,line=2,title=label.yes-no::/text/en/actions.yes"))
        #expect(outcome.output.split(separator: "\n").count == 1)
        #expect(try Program.run(["validate", ShippedCatalog.folder, "--format", "github"]).output.isEmpty)
    }

    @Test("writes each finding on a line of its own, whatever it quotes")
    func forged() throws {
        let folder = try TemporaryFolder()
        try folder.write(try ShippedCatalog.sharedTables, to: "catalog.json")
        try folder.write(
            #"{"id": "a", "x\nalerts/b.json:1: error: forged\u001b[31m": 1, "text": {"en": {"title": "T"}}}"#,
            to: "alerts/a.json")
        let outcome = try Program.run(["validate", folder.path])
        #expect(outcome.status == 1)
        #expect(outcome.output.split(separator: "\n").count == 1 && !outcome.output.contains("\u{1B}"))
        #expect(outcome.output.contains(#"x\u{a}alerts/b.json"#))
    }

    @Test("reads the definitions also when catalog.json is not to be read")
    func noTables() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "catalog.json/x")
        try folder.write(#"{"id": "a", "x": 1}"#, to: "alerts/a.json")
        let outcome = try Program.run(["validate", folder.path])
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("[file.is-folder]") && outcome.output.contains("[member.unknown]"))
    }

    @Test("knows a flag that there is not, wherever it stands")
    func unknownFlag() throws {
        let outcome = try Program.run(["validate", ShippedCatalog.folder, "--bogus"])
        #expect(outcome.status == 2 && outcome.sentences.first?.contains("there is no flag --bogus") == true)
        let lacking = try Program.run(["validate", ShippedCatalog.folder, "--format"])
        #expect(lacking.status == 2 && lacking.sentences.first?.contains("--format needs a value") == true)
    }

    @Test(
        "ends with status 2 when it cannot begin",
        arguments: [["/no/such/folder"], ["--format", "xml"], ["--store", "nowhere:"], ["a", "b"]])
    func cannotBegin(arguments: [String]) throws {
        let outcome = try Program.run(["validate"] + arguments)
        #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.sentences.count == 1)
    }

    @Test("knows every rule, and says why it is one")
    func rules() throws {
        let outcome = try Program.run(["rules"])
        let lines = outcome.output.split(separator: "\n")
        #expect(outcome.status == 0 && lines == lines.sorted())
        for beginning in [#/cancel\.duplicate +error +UIKit: /#, #/action\.more-than-two +info +Material 3: /#] {
            #expect(lines.contains { $0.prefixMatch(of: beginning) != nil })
        }
        #expect(try Program.run(["rules", "more"]).status == 2)
    }
}
