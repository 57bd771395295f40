import Foundation
import Testing

/// A catalog in which some files are sound, some have faults, and most cannot be read at all.
private struct UnreadableFiles {
    let folder: TemporaryFolder

    private static let sound = #""text": {"en": {"title": "T"}}"#

    /// Each with the line of its fault, and the code.
    static let faults: [(name: String, line: Int, code: String)] = [
        ("bom", 1, "json.byte-order-mark"), ("comma", 3, "json.trailing-comma"), ("comment", 2, "json.comment"),
        ("deep-objects", 2, "json.too-deep"), ("deep", 2, "json.too-deep"), ("empty", 1, "json.empty"),
        ("folder", 1, "file.is-folder"), ("half", 2, "json.unexpected-end"), ("large", 1, "file.too-large"),
        ("link", 1, "file.outside"), ("nan", 2, "json.not-a-number"), ("range", 2, "json.number-out-of-range"),
        ("raw-surrogate", 2, "json.invalid-utf-8"), ("surrogate", 2, "json.lone-surrogate"),
        ("twice", 3, "json.duplicate-key"), ("utf16", 1, "json.wrong-encoding"), ("wrong", 2, "member.unknown"),
    ]

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(try ShippedCatalog.sharedTables, to: "catalog/catalog.json")
        try folder.write("{}", to: "secret.json")
        for (name, text) in Self.texts { try write(Data(text.utf8), named: name) }
        try write(Data([0xEF, 0xBB, 0xBF]) + Data(#"{"id": "bom", \#(Self.sound)}"#.utf8), named: "bom")
        try write(try #require(#"{"id": "utf16", \#(Self.sound)}"#.data(using: .utf16)), named: "utf16")
        let raw = Data("{\"id\": \"raw-surrogate\",\n\"text\": {\"en\": {\"title\": \"".utf8)
        try write(raw + Data([0xED, 0xA0, 0x80]) + Data("\"}}}".utf8), named: "raw-surrogate")
        try write(Data(repeating: UInt8(ascii: " "), count: 20_000_000), named: "large")
        let alerts = "\(folder.path)/catalog/alerts"
        try FileManager.default.createSymbolicLink(
            atPath: "\(alerts)/link.json", withDestinationPath: "\(folder.path)/secret.json")
        try FileManager.default.createDirectory(
            atPath: "\(alerts)/folder.json", withIntermediateDirectories: false)
    }

    private static let texts = [
        ("good", #"{"id": "good", \#(sound)}"#),
        ("comma", "{\"id\": \"comma\",\n\(sound),\n}"),
        ("comment", "{\"id\": \"comment\",\n// why\n\(sound)}"),
        ("deep", "{\"id\": \"deep\",\n\"style\":" + nested("[", "1", "]") + "}"),
        ("deep-objects", "{\"id\": \"deep-objects\",\n\"style\":" + nested("{\"a\":", "1", "}") + "}"),
        ("empty", ""),
        ("half", "{\"id\": \"half\",\n\"text\": {"),
        ("nan", "{\"id\": \"nan\",\n\"delivery\": {\"priority\": NaN}}"),
        ("range", "{\"id\": \"range\",\n\"delivery\": {\"priority\": 1e400}, \(sound)}"),
        ("surrogate", "{\"id\": \"surrogate\",\n\"text\": {\"en\": {\"title\": \"\\ud800\"}}}"),
        ("twice", "{\"id\": \"twice\",\n\"severity\": \"standard\",\n\"severity\": \"critical\", \(sound)}"),
        ("wrong", "{\"id\": \"wrong\",\n\"surprise\": 1, \(sound)}"),
    ]

    private static func nested(_ opening: String, _ inmost: String, _ closing: String) -> String {
        String(repeating: opening, count: 10_000) + inmost + String(repeating: closing, count: 10_000)
    }

    private func write(_ data: Data, named name: String) throws {
        try folder.handle(creating: "catalog/alerts/\(name).json").write(contentsOf: data)
    }
}

@Suite("Files that cannot be read")
struct UnreadableFilesTests {
    @Test("are each told with file, line and reason, and keep no other file from being read")
    func each() throws {
        let files = try UnreadableFiles()
        let outcome = try Program.run(["validate", "\(files.folder.path)/catalog"])
        #expect(outcome.status == 1)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        #expect(lines.count == UnreadableFiles.faults.count, "\(outcome.output)")
        for (line, fault) in zip(lines, UnreadableFiles.faults) {
            let beginning = "\(files.folder.path)/catalog/alerts/\(fault.name).json:\(fault.line): error: "
            #expect(line.hasPrefix(beginning) && line.hasSuffix(" [\(fault.code)]"), "\(line)")
        }
    }

    @Test(
        "of megabytes are told at once: what takes the square of a size would not end in half a minute",
        arguments: [("[", ""), ("{\"a\":", ""), ("{\"k\": \"", "\\u0041"), ("", "\n"), ("[\"", "'{")])
    func linear(opening: String, rest: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(try ShippedCatalog.sharedTables, to: "catalog.json")
        let unit = rest.isEmpty ? opening : rest
        try folder.write(opening + String(repeating: unit, count: 4_000_000 / unit.utf8.count), to: "alerts/a.json")
        let outcome = try Program.run(["validate", folder.path])
        #expect(outcome.status == 1 && outcome.output.split(separator: "\n").count == 1)
    }
}
