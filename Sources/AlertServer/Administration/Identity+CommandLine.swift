import AlertCatalog
import OperatingSystem

extension Identity {
    /// Whoever runs the command.
    static var commandLine: Identity { .commandLine(CurrentUser.name) }
}
