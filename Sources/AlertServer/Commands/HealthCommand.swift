import HTTPClient
import OperatingSystem

/// `alert-catalog health`: whether the service of this machine answers, for a container's health check.
enum HealthCommand {
    static func run(_ options: CommandOptions, environment: [String: String]) throws -> Int32 {
        var options = options
        let configuration = try Configuration(options: &options, environment: environment)
        try options.finish(operands: 0)
        let management = configuration.management
        let host = ["0.0.0.0", "::"].contains(management.host) ? "localhost" : management.host
        let url = "http://\(host.contains(":") ? "[\(host)]" : host):\(management.port)/healthz"
        let answer = try? HTTPClient(timeout: 3, usesProxy: false).send("GET", to: url)
        guard answer?.status == 200 else { throw CommandError("nothing healthy answers at \(url)") }
        try StandardStream.output.writeLine("healthy")
        return 0
    }
}
