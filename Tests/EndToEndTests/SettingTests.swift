import Foundation
import JSON
import Testing

@Suite("Settings")
struct SettingTests {
    /// Path and default of each setting, as `serve --help` writes them.
    private static func defaults() throws -> [String: String] {
        let outcome = try Program.run(["serve", "--help"])
        #expect(outcome.status == 0 && outcome.error.isEmpty)
        let settings = outcome.output.matches(of: #/(?m)^  ([a-z]+\.[A-Za-z]+) = (.*)$/#)
        return Dictionary(settings.map { (String($0.1), String($0.2)) }) { first, _ in first }
    }

    @Test("at their defaults are the shipped file, all of it")
    func shippedFile() throws {
        let data = try Data(contentsOf: URL(filePath: "\(Program.repository)/Config/server.json"))
        let groups = try #require(try JSONDocument(parsing: Array(data)).root.object)
        var written: [String: String] = [:]
        for group in groups.members {
            for setting in try #require(group.value.object).members {
                written["\(group.key).\(setting.key)"] =
                    setting.value.string ?? setting.value.integer.map { "\($0)" } ?? setting.value.bool.map { "\($0)" }
            }
        }
        #expect(written == (try Self.defaults()))
        #expect(written["http.port"] == "8080" && written["management.port"] == "8081")
    }

    @Test("are listed with their variables and flags")
    func help() throws {
        let text = try Program.run(["serve", "--help"]).output
        for name in [
            "--store", "--host", "--port", "--management-port", "ALERT_CATALOG_HTTP_PORT", "ALERT_CATALOG_HTTP_HOST",
            "ALERT_CATALOG_MANAGEMENT_PORT", "ALERT_CATALOG_STORE_LOCATION",
        ] {
            #expect(text.contains(name))
        }
        #expect(text.matches(of: #/ALERT_CATALOG_[A-Z_]+/#).count == (try Self.defaults().count))
    }

    @Test(
        "that are malformed stop the start with one sentence that names them",
        arguments: [
            ("ALERT_CATALOG_HTTP_PORT", "abc"), ("ALERT_CATALOG_HTTP_PORT", ""), ("ALERT_CATALOG_HTTP_PORT", "65536"),
            ("ALERT_CATALOG_HTTP_PORT", "-1"), ("ALERT_CATALOG_MANAGEMENT_PORT", "tcp://10.0.0.1:80"),
            ("ALERT_CATALOG_HTTP_HOST", ""), ("ALERT_CATALOG_SHUTDOWN_GRACE", "8s"),
            ("ALERT_CATALOG_CACHE_MAX_AGE", "1.5"),
            ("ALERT_CATALOG_EDITING_FOUR_EYES", "yes"), ("ALERT_CATALOG_MANAGEMENT_MAXIMUM_BODY", "12"),
            ("--port", "abc"), ("--port", "65536"), ("--management-port", ""), ("--workers", "many"), ("--store", ""),
        ])
    func malformed(name: String, value: String) throws {
        let outcome =
            name.hasPrefix("--")
            ? try Program.run(["serve", "\(name)=\(value)"]) : try Program.run(["serve"], environment: [name: value])
        expectOneSentence(outcome, naming: name)
        #expect(value.isEmpty || outcome.error.contains(value))
    }

    @Test(
        "that are malformed in the file stop the start with its line",
        arguments: [
            ("{\n\"http\": {\n\"port\": \"x\"}}", ":3: http.port "),
            ("{\n\"http\": {\"port\": 70000}}", ":2: http.port "),
            ("{\"http\": {\"host\": 1}}", ":1: http.host "), ("{\"http\": {\n\"prot\": 1}}", ":2: http.prot "),
            ("{\"editing\": {\"fourEyes\": \"true\"}}", ":1: editing.fourEyes "),
            ("{\"http\": {\"port\": true}}", ":1: http.port "),
            ("{\"surprise\": 1}", ":1: surprise "), ("{\n\"http\": {},\n}", ":3: "), ("[]", ":1: "),
            ("{\"http\": {\"port\": 1,\n\"port\": 2}}", ":2: \"port\""), ("", ":1: "),
        ])
    func malformedFile(text: String, place: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "settings.json")
        let outcome = try Program.run(["serve", "--config", "\(folder.path)/settings.json"])
        expectOneSentence(outcome, naming: "settings.json\(place)")
    }

    private func expectOneSentence(
        _ outcome: Program.Outcome, naming name: String, at location: SourceLocation = #_sourceLocation
    ) {
        #expect(outcome.status == 1 && outcome.output.isEmpty, sourceLocation: location)
        #expect(outcome.error.hasPrefix("alert-catalog serve: "), "\(outcome.error)", sourceLocation: location)
        #expect(outcome.error.contains(name), "\(outcome.error)", sourceLocation: location)
        #expect(outcome.error.split(separator: "\n").count == 1, "\(outcome.error)", sourceLocation: location)
    }

    @Test("of the file yield to the environment, and that to flags")
    func precedence() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"cache": {"maxAge": 1, "staleIfError": 2}}"#, to: "settings.json")
        let service = try Service(
            ["--config", "\(folder.path)/settings.json", "--cache-max-age", "4"],
            environment: ["ALERT_CATALOG_CACHE_MAX_AGE": "3", "ALERT_CATALOG_CACHE_STALE_WHILE_REVALIDATE": "5"])
        let field = try service.get("/v1/alerts")["cache-control"]
        #expect(field == "max-age=4, stale-while-revalidate=5, stale-if-error=2")
        #expect(service.stop() == 0)
    }

    @Test(
        "that nobody knows, and what is missing, are mistakes of the command",
        arguments: [
            ["serve", "--surprise", "1"], ["serve", "--port"], ["serve", "--port", "1", "--port", "2"],
            ["serve", "now"],
            ["show"], ["surprise"],
        ])
    func usage(arguments: [String]) throws {
        let outcome = try Program.run(arguments)
        #expect(outcome.status == 2 && outcome.output.isEmpty && !outcome.error.isEmpty)
    }
}
