internal import CPostgreSQL

/// Where a database is and how to be let in: `postgresql://user:password@host:port/name?sslmode=require`.
///
/// What it does not say is taken from the library's own environment (`PGPASSWORD`, `PGSSLMODE` …) and password file.
package struct Location: Hashable, Sendable {
    /// As it was given, with the password.
    let url: String
    private let shown: String

    /// - Throws: `badLocation`, with a sentence that repeats nothing of the URL, since what is wrong with it may be a
    ///   password with unescaped characters.
    package init(_ url: String) throws(PostgreSQLError) {
        // An @ in a host is that of a password with an @ in it.
        guard url.hasPrefix("postgresql://") || url.hasPrefix("postgres://"),
            let parts = Self.parts(of: url), parts["host"]?.contains("@") != true
        else {
            throw PostgreSQLError(
                .badLocation,
                "the PostgreSQL URL is malformed; write postgresql://USER:PASSWORD@HOST:PORT/DATABASE, with every "
                    + "character of the password that is no letter or digit escaped as %XX")
        }
        guard Self.arePorts(parts["port"] ?? "") else {
            throw PostgreSQLError(.badLocation, "the port in the PostgreSQL URL must be a number from 1 to 65535")
        }
        self.url = url
        shown = Self.show(parts)
    }

    /// What the library reads in a URL, the password included.
    private static func parts(of url: String) -> [String: String]? {
        guard let options = unsafe PQconninfoParse(url, nil) else { return nil }
        defer { unsafe PQconninfoFree(options) }
        var parts: [String: String] = [:]
        var option = unsafe options
        while let keyword = unsafe option.pointee.keyword {
            if let value = unsafe option.pointee.val {
                parts[unsafe String(cString: keyword)] = unsafe String(cString: value)
            }
            unsafe option += 1
        }
        return parts
    }

    /// The library takes any text for a port, and says so only when it connects.
    private static func arePorts(_ list: String) -> Bool {
        list.split(separator: ",").allSatisfy { UInt16($0).map { $0 > 0 } ?? false }
    }

    private static func show(_ parts: [String: String]) -> String {
        let hosts = (parts["host"] ?? parts["hostaddr"] ?? "").split(separator: ",", omittingEmptySubsequences: false)
        let ports = (parts["port"] ?? "").split(separator: ",", omittingEmptySubsequences: false)
        let places = hosts.enumerated().map { index, host in
            let port = ports.count == hosts.count ? ports[index] : ports.first ?? ""
            let host = host.contains(":") ? "[\(host)]" : host
            return port.isEmpty ? host : "\(host):\(port)"
        }
        let user = parts["user"].map { $0 + "@" } ?? ""
        return "postgresql://\(user)\(places.joined(separator: ","))/\(parts["dbname"] ?? "")"
    }
}

/// Never shows the password, also not to somebody who prints the whole.
extension Location: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package var description: String { shown }
    package var debugDescription: String { shown }
    package var customMirror: Mirror { Mirror(self, children: [:]) }
}
