import Foundation
import Testing

@Suite("The token command")
struct TokenTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func token(_ arguments: String...) throws -> Program.Outcome {
        try Program.run(["token"] + arguments + ["--store", "sqlite:\(folder.path)/catalog.sqlite"])
    }

    @Test("makes no database where it only looks, and no other command does")
    func mistyped() throws {
        let store = ["--store", "sqlite:\(folder.path)/mistyped.sqlite"]
        for arguments in [
            ["token", "list"], ["token", "revoke", "--name", "ci"], ["list"], ["show", "a"], ["validate"],
            ["history", "a"], ["publish", "a"], ["export", "\(folder.path)/out"], ["diff", "Config/catalog"],
            ["import", "Config/catalog", "--dry-run"], ["backup", "\(folder.path)/copy"],
        ] {
            let outcome = try Program.run(arguments + store)
            #expect(outcome.status != 0 && outcome.error.contains("mistyped.sqlite"), "\(arguments): \(outcome.error)")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test("prints a token last and once, lists it without its secret, and revokes it for good")
    func life() throws {
        let made = try token("create", "--name", "ci", "--role", "editor")
        #expect(made.status == 0)
        let secret = try #require(made.output.split(separator: "\n").last.map(String.init))
        #expect(secret.hasPrefix("alertcat_") && secret.count == 52)
        let list = try token("list")
        #expect(list.status == 0 && list.output.hasPrefix("ci  editor  made 20") && !list.output.contains(secret))
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let bytes = try Data(contentsOf: URL(filePath: "\(folder.path)/\(file)"))
            #expect(bytes.range(of: Data(secret.utf8)) == nil)
        }
        #expect(try token("revoke", "--name", "ci").status == 0)
        #expect(try token("list").output.contains(", revoked 20"))
        for arguments in [["revoke"], ["create"]] {
            let outcome = try token(arguments[0], "--name", "ci", "--role", "admin")
            #expect(outcome.status == 1 && outcome.output.isEmpty && outcome.error.contains("\"ci\""))
        }
    }
}
