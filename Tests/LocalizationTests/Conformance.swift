import FoundationEssentials
import Testing

/// The published cases beside the repository; a clone without them skips the tests that read them.
enum Conformance {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "shared/conformance")

    static let isThere = FileManager.default.fileExists(atPath: folder.path)
    static let absence: Comment = "../shared/conformance is not there"

    static func json<Row: Decodable>(_ path: String, as: Row.Type) throws -> [Row] {
        try JSONDecoder().decode([Row].self, from: Data(contentsOf: folder.appending(path: path)))
    }

    /// The rows of a table, each by the names in its first line.
    static func table(_ path: String) throws -> [[String: String]] {
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        let lines = text.split(separator: "\n").map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        let names = try #require(lines.first)
        return lines.dropFirst().map { Dictionary(zip(names, $0)) { first, _ in first } }
    }
}
