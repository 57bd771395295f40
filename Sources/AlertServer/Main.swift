import FoundationEssentials
import OperatingSystem

/// The program `alert-catalog`.
@main
enum Main {
    private typealias Command = @Sendable (_ options: CommandOptions, _ environment: [String: String]) throws -> Int32

    private static let commands: [String: Command] = [
        "serve": ServeCommand.run, "show": ShowCommand.run, "list": ListCommand.run,
        "validate": ValidateCommand.run, "health": HealthCommand.run,
    ]

    static func main() {
        var arguments = CommandLine.arguments.dropFirst()
        let name = arguments.popFirst() ?? "--help"
        guard let command = commands[name] else { endProcess(status: Usage.status(of: name)) }
        do {
            endProcess(status: try command(CommandOptions(Array(arguments)), ProcessInfo.processInfo.environment))
        } catch let error as CommandError {
            StandardStream.error.writeLine("alert-catalog \(name): \(error.sentence)")
            endProcess(status: error.status)
        } catch {
            StandardStream.error.writeLine("alert-catalog \(name): \(error)")
            endProcess(status: 1)
        }
    }
}
