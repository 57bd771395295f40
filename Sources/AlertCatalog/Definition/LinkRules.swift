/// Where links of alerts may lead.
package struct LinkRules: Sendable {
    /// Schemes that carry code or reach into the device; no catalog can allow them.
    private static let forbiddenSchemes: Set<String> = ["javascript", "data", "file", "vbscript", "about", "blob"]

    package var schemes: Set<String> = ["https"]
    /// Hosts for `https` and `http`; empty allows every host.
    package var hosts: Set<String> = []

    /// Why this link is refused, as the end of a sentence; `nil` when it is allowed.
    package func objection(to url: String) -> String? {
        guard url.utf8.allSatisfy(Self.isURLByte) else { return "has a character that a URL cannot have" }
        guard let colon = url.firstIndex(of: ":") else { return "has no scheme" }
        let scheme = url[..<colon].lowercased()
        guard url.utf8.count > scheme.utf8.count + 1 else { return "leads nowhere" }
        if Self.forbiddenSchemes.contains(scheme) { return "has the scheme \(scheme), which is never allowed" }
        guard schemes.contains(scheme) else { return "has the scheme \(scheme), which the catalog does not allow" }
        guard scheme == "https" || scheme == "http" else { return nil }
        guard let host = Self.host(in: url[colon...].dropFirst()) else { return "has no plain host" }
        guard hosts.isEmpty || hosts.contains(host) else { return "leads to \(host), which the catalog does not allow" }
        return nil
    }

    /// The same for a link that arguments were filled into, which could lead out of the folder that it names.
    func objection(toFilled url: String) -> String? {
        let path = url.prefix { $0 != "?" && $0 != "#" }.lowercased().replacing("%2e", with: ".")
        let climbs = path.split(separator: "/").contains { $0 == "." || $0 == ".." }
        return objection(to: url) ?? (climbs ? "has a step of dots in its path" : nil)
    }

    /// Printable ASCII without those that RFC 3986 leaves out.
    private static func isURLByte(_ byte: UInt8) -> Bool {
        (0x21...0x7E).contains(byte) && !#""<>\^`{|}"#.utf8.contains(byte)
    }

    /// The host of `//host[:port][/…]`. A user name, or anything that readers of URLs disagree on, gives `nil`.
    private static func host(in rest: Substring) -> String? {
        guard rest.hasPrefix("//") else { return nil }
        let authority = rest.dropFirst(2).prefix { !"/?#".contains($0) }
        let host = authority.prefix { $0 != ":" }
        let isPlain = host.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x2D || byte == 0x2E
        }
        let port = authority.dropFirst(host.count)
        let isPort = port.isEmpty || UInt16(port.dropFirst()) != nil
        return !host.isEmpty && isPlain && isPort ? host.lowercased() : nil
    }
}
