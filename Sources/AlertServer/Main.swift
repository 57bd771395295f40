import FoundationEssentials
import OperatingSystem

/// The program `alert-catalog`.
@main
enum Main {
    private typealias Command = @Sendable (_ options: CommandOptions, _ environment: [String: String]) throws -> Int32

    private static let commands: [String: Command] = [
        "serve": ServeCommand.run, "show": ShowCommand.run, "list": ListCommand.run,
        "validate": ValidateCommand.run, "rules": RulesCommand.run, "token": TokenCommand.run,
        "export": ExportCommand.run, "import": ImportCommand.run, "diff": DiffCommand.run,
        "history": HistoryCommand.run, "publish": PublishCommand.run, "backup": BackupCommand.run,
        "restore": RestoreCommand.run,
        "health": HealthCommand.run,
    ]

    static func main() {
        StandardStream.reserve()
        var arguments = CommandLine.arguments.dropFirst()
        let name = arguments.popFirst() ?? "--help"
        do {
            end(try run(name, Array(arguments)))
        } catch is StandardStream.WriteError {
            try? StandardStream.error.writeLine("alert-catalog \(name): standard output cannot be written")
            end(1)
        } catch let error as CommandError {
            try? StandardStream.error.writeLine("alert-catalog \(name): \(error.sentence)")
            end(error.status)
        } catch {
            try? StandardStream.error.writeLine("alert-catalog \(name): \(error)")
            end(1)
        }
    }

    /// What the log still has to tell is told first, if there is somebody to take it.
    private static func end(_ status: Int32) -> Never {
        Log.flush()
        endProcess(status: status)
    }

    private static func run(_ name: String, _ arguments: [String]) throws -> Int32 {
        guard let command = commands[name] else { return try Usage.status(of: name) }
        var options = try CommandOptions(arguments)
        if name != "serve", options.has("--help") { return try Usage.status(of: "--help") }
        return try command(options, ProcessInfo.processInfo.environment)
    }
}
