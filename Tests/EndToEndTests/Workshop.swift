import Foundation
import Testing

/// An empty SQLite store in a folder of its own, and commands on it.
final class Workshop: Sendable {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// A store that has the shipped catalog, with revision 1.
    static func filled() throws -> Workshop {
        let workshop = try Workshop()
        let outcome = try workshop.run("import", ShippedCatalog.folder, "--reason", "the first")
        try #require(outcome.status == 0 && outcome.output.hasSuffix("published with revision 1\n"))
        return workshop
    }

    var store: String { "sqlite:\(folder.path)/catalog.sqlite" }

    func path(_ name: String) -> String { "\(folder.path)/\(name)" }

    func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Program.Outcome {
        try Program.run(arguments + ["--store", store], environment: environment)
    }

    func serve() throws -> Service { try WrittenStore(location: store).serve() }

    func token(_ role: String) throws -> String { try WrittenStore(location: store).token(named: role, role: role) }

    /// The shipped catalog as a folder that can be changed.
    func copyShippedCatalog(to name: String) throws {
        try FileManager.default.copyItem(atPath: ShippedCatalog.folder, toPath: path(name))
    }

    /// Changes a file's text.
    func edit(_ file: String, _ old: String, to new: String) throws {
        let text = folder.text(of: file)
        try #require(text.contains(old))
        try folder.write(text.replacingOccurrences(of: old, with: new), to: file)
    }
}

extension Program.Outcome {
    var lines: [String] { output.split(separator: "\n").map(String.init) }

    /// Whether it failed, with this status, one sentence and no output.
    func failed(_ status: Int32 = 1, saying part: String) -> Bool {
        self.status == status && output.isEmpty && sentences.count == 1 && error.contains(part)
    }
}
