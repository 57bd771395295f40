import OperatingSystem

/// What the program says of itself.
enum Usage {
    static let version = "0.1.0"

    private static let text = """
        usage: alert-catalog COMMAND

          serve                          serve the catalog over HTTP; `serve --help` lists the settings
          show ID [--locale TAG] [--arg NAME=VALUE] [--time-zone ZONE]
                                         an alert as text, as a reader of that language sees it
          list [--locale TAG] [--prefix TEXT] [--ids A,B] [--limit N] [--after ID]
               [--schema N] [--capabilities A,B] [--platform NAME]
                                         the bytes of GET /v1/alerts, for an app to ship
          validate [PATH] [--format text|json|github] [--strict]
                                         every finding about the catalog in a folder; --strict fails on warnings
          token create --name NAME --role viewer|editor|publisher|admin
                                         a token for /admin/v1, printed once
          token list                     the tokens that there are, without their secrets
          token revoke --name NAME       takes a token's rights at once and for good
          export DIR [--overwrite]       what is published, as a folder
          import DIR [--dry-run] [--reason TEXT]
                                         publishes what a folder says, all or nothing: alerts that it lacks are taken
                                         out, and what others have published since is written over (see diff)
          diff DIR                       what importing a folder would change; status 1 when something
          history ID|--shared            every revision of an alert, or of the shared tables
          publish ID…|--shared [--reason TEXT]
                                         serves the drafts from now on, all with one revision
          backup FILE                    a copy of an SQLite store, also while it is served
          restore FILE                   puts a copy in the place of all that an SQLite store holds, also while it is
                                         served
          rules                          every rule that a catalog is held against
          health                         whether the service on this machine answers
          --version, --help

        Each command takes --config FILE and the flags of settings, such as --store directory:PATH. Those from export
        to publish take --server URL instead, the management listener of a running service, with a token from the
        variable ALERT_CATALOG_TOKEN or from --token-file FILE.

        """

    /// Answers what is not a command; the result is the exit status.
    static func status(of name: String) throws -> Int32 {
        switch name {
        case "--help", "-h", "help":
            try StandardStream.output.write(text)
            return 0
        case "--version":
            try StandardStream.output.writeLine("alert-catalog \(version)")
            return 0
        default:
            try? StandardStream.error.write("alert-catalog: there is no command \"\(name)\"\n\n\(text)")
            return 2
        }
    }
}
