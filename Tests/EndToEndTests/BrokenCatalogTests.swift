import Testing

/// A catalog with the shipped shared tables and one fault in each of its definitions.
private struct BrokenCatalog {
    let folder = try? TemporaryFolder()

    /// What compilers would write of each fault, up to its message, and where it is.
    static let faults = [
        ("alerts/first.unknown.json:3: error: ", " /surprise: "),
        ("alerts/second.reference.json:3: error: ", " /actions/0: "),
        ("alerts/third.syntax.json:4: error: ", ""),
        ("alerts/fourth.name.json:2: error: ", " /id: "),
    ]

    init() throws {
        let folder = try #require(folder)
        try folder.write(try ShippedCatalog.sharedTables, to: "catalog.json")
        let text = #""text": {"en": {"title": "Hello"}}"#
        try folder.write("{\n\"id\": \"first.unknown\",\n\"surprise\": 1,\n\(text)}", to: "alerts/first.unknown.json")
        try folder.write(
            "{\n\"id\": \"second.reference\",\n\"actions\": [\"nowhere\"],\n\(text)}",
            to: "alerts/second.reference.json")
        try folder.write("{\n\"id\": \"third.syntax\",\n\(text),\n}", to: "alerts/third.syntax.json")
        try folder.write("{\n\"id\": \"another.name\",\n\(text)}", to: "alerts/fourth.name.json")
    }

    var path: String { folder?.path ?? "" }

    /// Expects every fault to be among the lines, at its place.
    func expectFaults(in text: String, at location: SourceLocation = #_sourceLocation) {
        let lines = text.split(separator: "\n")
        for (beginning, place) in Self.faults {
            #expect(
                lines.contains { $0.hasPrefix("\(path)/\(beginning)") && $0.contains(place) && $0.hasSuffix("]") },
                "\(beginning)\(place) is not in \(text)", sourceLocation: location)
        }
    }
}

@Suite("A broken catalog")
struct BrokenCatalogTests {
    @Test("stops the start, with every fault listed")
    func serve() throws {
        let catalog = try BrokenCatalog()
        let outcome = try Program.run(
            ["serve", "--store", "directory:\(catalog.path)", "--port", "0", "--management-port", "0"])
        #expect(outcome.status == 1 && outcome.output.isEmpty)
        catalog.expectFaults(in: outcome.error)
        let last = try #require(outcome.sentences.last)
        #expect(last.hasPrefix("alert-catalog serve: the catalog has ") && last.contains("errors"))
    }

    @Test("has its faults listed by validate, which ends with status 1")
    func validate() throws {
        let catalog = try BrokenCatalog()
        for arguments in [["validate", catalog.path], ["validate", "--store", "directory:\(catalog.path)"]] {
            let outcome = try Program.run(arguments)
            #expect(outcome.status == 1)
            catalog.expectFaults(in: outcome.output)
        }
    }

    @Test("is none that is whole: the shipped one has no error")
    func shipped() throws {
        for arguments in [["validate"], ["validate", ShippedCatalog.folder]] {
            let outcome = try Program.run(arguments)
            #expect(outcome.status == 0 && outcome.output.split(separator: "\n").count == 1)
            let count = "\(ShippedCatalog.ids.count) alerts in \(ShippedCatalog.locales.count) locales"
            #expect(outcome.output.contains(count))
        }
    }

    @Test("is not even a catalog where there is no folder")
    func nothing() throws {
        let outcome = try Program.run(["validate", "/no/such/folder"])
        #expect(outcome.status == 2 && outcome.sentences.count == 1)
    }
}
