import HTTPServer
import OperatingSystem

/// `alert-catalog serve`: serves until it is asked to end.
enum ServeCommand {
    static func run(_ options: CommandOptions, environment: [String: String]) throws -> Int32 {
        var options = options
        if options.has("--help") {
            try StandardStream.output.write(help)
            return 0
        }
        let configuration = try Configuration(options: &options, environment: environment)
        try options.finish(operands: 0)
        let end = EndWatch(ServiceSignals())
        Log.begin(configuration.log)
        let server = try start(configuration)
        end.beginServing()
        let addresses = "public=\(server.publicServer.url) management=\(server.managementServer.url)"
        // First, so that no request is logged before it by whoever waits for the line.
        Log.write(.info, "service.ready", addresses)
        try? StandardStream.output.writeLine("ready \(addresses)")
        while end.wait() == .reload { server.reloadCertificate(configuration.http) }
        Log.write(.info, "service.stopping", "asked to end")
        let isIdle = server.drain(configuration.shutdown)
        Log.write(.info, "service.ended", isIdle ? "every request was answered" : "some requests took too long")
        // What takes too long would be waited for.
        guard isIdle else {
            Log.flush()
            endProcessAtOnce(status: 0)
        }
        return 0
    }

    private static func start(_ configuration: Configuration) throws -> AlertServer {
        do {
            return try AlertServer.build(configuration)
        } catch let error as HTTPServerError {
            throw CommandError(error.description)
        }
    }

    /// Every setting with its variable, its flag and its default.
    private static var help: String {
        let defaults = Configuration()
        let settings = Setting.all.map { setting in
            """
              \(setting.path) = \(setting.text(in: defaults))
                  \(setting.help)
                  \(setting.flag) VALUE   \(setting.variable)
            """
        }
        return """
            usage: alert-catalog serve [--config FILE] [flags]

            Settings are read from FILE (\(Configuration.usualFile) if it is there), then from variables, then from flags.

            \(settings.joined(separator: "\n"))

            """
    }
}
