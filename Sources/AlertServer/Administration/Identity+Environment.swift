import AlertCatalog

extension Identity {
    /// Whoever runs the command.
    static func commandLine(environment: [String: String]) -> Identity {
        .commandLine(environment["USER"] ?? environment["LOGNAME"] ?? "unknown")
    }
}
