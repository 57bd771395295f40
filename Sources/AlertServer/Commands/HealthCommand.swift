import HTTPServer
import OperatingSystem

/// `alert-catalog health`: whether the service of this machine answers, for a container's health check.
enum HealthCommand {
    static func run(_ options: CommandOptions, environment: [String: String]) throws -> Int32 {
        var options = options
        let configuration = try Configuration(options: &options, environment: environment)
        try options.finish(operands: 0)
        let management = configuration.management
        let host = ["0.0.0.0", "::"].contains(management.host) ? "localhost" : management.host
        let status = Probe.status(host: host, port: UInt16(management.port), path: "/healthz", timeout: 3)
        guard status == 200 else { throw CommandError("nothing healthy answers on \(host), port \(management.port)") }
        try StandardStream.output.writeLine("healthy")
        return 0
    }
}
