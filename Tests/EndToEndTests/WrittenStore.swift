import Foundation
import Testing

/// A database that a test has for itself.
struct WrittenStore {
    /// As `--store` would name it, with a password where there is one.
    let location: String

    static func sqlite(_ path: String) -> WrittenStore {
        WrittenStore(location: "sqlite:\(path)")
    }

    /// A new database of the server that `Scripts/postgresql` has started.
    static func postgreSQL() throws -> WrittenStore {
        let url = try #require(
            ProcessInfo.processInfo.environment["ALERT_CATALOG_TEST_POSTGRESQL"],
            "there is no PostgreSQL server: run Scripts/test, or through Scripts/postgresql run")
        let name = "test_" + UUID().uuidString.lowercased().replacing("-", with: "_")
        let made = Process()
        made.executableURL = URL(filePath: "/usr/bin/env")
        made.arguments = ["psql", "--quiet", "--dbname", url, "--command", "CREATE DATABASE \(name)"]
        made.standardInput = FileHandle.nullDevice
        try made.run()
        made.waitUntilExit()
        try #require(made.terminationStatus == 0, "no database could be made")
        return WrittenStore(location: url.replacing(#/[^\/]+$/#, with: name))
    }

    private var environment: [String: String] { ["ALERT_CATALOG_STORE_LOCATION": location] }

    func serve(_ arguments: [String] = []) throws -> Service {
        try Service(arguments, environment: environment)
    }

    func run(_ arguments: [String]) throws -> Program.Outcome {
        try Program.run(arguments, environment: environment)
    }

    /// Makes a token, and tells its secret.
    func token(named name: String, role: String) throws -> String {
        let made = try run(["token", "create", "--name", name, "--role", role])
        return try #require(made.output.split(separator: "\n").last.map(String.init), "\(made.error)")
    }
}

extension Service {
    /// Asks for a change, with a token and a body of JSON.
    func write(
        _ method: String, _ target: String, _ token: String, _ body: String, _ fields: [String] = []
    ) throws -> Answer {
        let lines = [
            "\(method) \(target) HTTP/1.1", "Host: localhost", "Connection: close", "Authorization: Bearer \(token)",
            "Content-Type: application/json", "Content-Length: \(body.utf8.count)",
        ]
        let head = (lines + fields).joined(separator: "\r\n")
        return try Client(port: managementPort).ask(Array("\(head)\r\n\r\n\(body)".utf8))
    }
}
