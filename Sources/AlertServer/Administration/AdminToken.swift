import FoundationEssentials

/// The token for a running service. It is never an argument, which everybody on the machine can see.
enum AdminToken {
    static let variable = "ALERT_CATALOG_TOKEN"

    /// What the file holds, or else the variable; `nil` for none, with which a read-only service can be read.
    ///
    /// - Parameter options: takes `--token-file` from it.
    static func read(_ options: inout CommandOptions, environment: [String: String]) throws(CommandError) -> String? {
        guard !options.has("--token") else {
            throw CommandError(
                "a token as an argument is seen by everybody on the machine: set \(variable), or write "
                    + "--token-file FILE", status: 2)
        }
        guard let path = try options.value(of: "--token-file") else {
            return try environment[variable].map { text throws(CommandError) in try token(text, origin: variable) }
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CommandError("the token file \(path) cannot be read")
        }
        return try token(String(decoding: data, as: UTF8.self), origin: "the token file \(path)")
    }

    private static func token(_ text: String, origin: String) throws(CommandError) -> String {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count == 1 else { throw CommandError("\(origin) must hold one token and nothing else") }
        return String(words[0])
    }
}
