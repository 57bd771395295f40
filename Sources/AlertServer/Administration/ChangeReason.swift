/// Why a change is made, as `--reason` says it.
enum ChangeReason {
    static func read(_ options: inout CommandOptions) throws(CommandError) -> String? {
        guard let reason = try options.value(of: "--reason") else { return nil }
        guard reason == reason.printable, reason.utf8.count <= 1000 else {
            throw CommandError("--reason must be one line of at most 1000 bytes", status: 2)
        }
        return reason
    }
}
