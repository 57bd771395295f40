import FoundationEssentials

/// Where the management listener of a running service is, as `--server` writes it.
struct ServerAddress {
    /// Without a slash at its end.
    let url: String
    /// Whether it is this machine, to which no proxy leads.
    let isLoopback: Bool

    /// - Throws: a sentence without the address, which may hold a secret.
    init(_ text: String) throws(CommandError) {
        guard !text.contains("@") else {
            throw CommandError(
                "--server must be without a name and a password; the token is read from \(AdminToken.variable) or "
                    + "from --token-file FILE", status: 2)
        }
        guard let parts = URLComponents(string: text), ["http", "https"].contains(parts.scheme?.lowercased()),
            let host = parts.host, !host.isEmpty, parts.query == nil, parts.fragment == nil
        else {
            throw CommandError(
                "--server must be the address of a management listener, such as http://127.0.0.1:8081", status: 2)
        }
        url = text.hasSuffix("/") ? String(text.dropLast()) : text
        isLoopback = ["localhost", "[::1]", "::1"].contains(host.lowercased()) || host.hasPrefix("127.")
    }
}
