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
        let rest = url[colon...].dropFirst()
        guard !rest.isEmpty, rest != "//" else { return "leads nowhere" }
        if let objection = Self.objection(toForm: rest) { return objection }
        if Self.forbiddenSchemes.contains(scheme) { return "has the scheme \(scheme), which is never allowed" }
        guard schemes.contains(scheme) else { return "has the scheme \(scheme), which the catalog does not allow" }
        guard scheme == "https" || scheme == "http" else { return nil }
        guard let host = Self.host(in: rest) else { return "has no plain host" }
        guard hosts.isEmpty || hosts.contains(host) else { return "leads to \(host), which the catalog does not allow" }
        return nil
    }

    /// The same for a link that arguments were filled into, which could lead out of the folder that it names.
    func objection(toFilled url: String) -> String? {
        let path = url.prefix { $0 != "?" && $0 != "#" }.lowercased().replacing("%2e", with: ".")
        let climbs = path.split(separator: "/").contains { $0 == "." || $0 == ".." }
        return objection(to: url) ?? (climbs ? "has a step of dots in its path" : nil)
    }

    /// Why a rule could never let a link through, or must not, as the end of a sentence.
    static func objection(toScheme scheme: String) -> String? {
        if forbiddenSchemes.contains(scheme.lowercased()) { return "is never allowed" }
        let isScheme = scheme.utf8.allSatisfy { byte in
            isLetterOrDigit(byte) || "+-.".utf8.contains(byte)
        }
        let beginsWithLetter = scheme.utf8.first.map { (0x61...0x7A).contains($0 | 0x20) } ?? false
        return isScheme && beginsWithLetter ? nil : "is not a scheme, such as https, without a colon"
    }

    /// Why a rule could never let a link through, as the end of a sentence.
    static func objection(toHost host: String) -> String? {
        let isHost = !host.isEmpty && host.utf8.allSatisfy(isOfHost)
        return isHost ? nil : "is not a host alone, such as help.example.com"
    }

    /// Whether a browser inside of an app can open it: of all schemes it takes two.
    static func isWebPage(_ url: String) -> Bool {
        let scheme = url.prefix { $0 != ":" }.lowercased()
        return scheme == "https" || scheme == "http"
    }

    /// What RFC 3986 asks of a link behind its scheme.
    private static func objection(toForm rest: Substring) -> String? {
        let bytes = Array(rest.utf8)
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "%") {
            let digits = bytes[(index + 1)...].prefix(2)
            guard digits.count == 2, digits.allSatisfy(isHexadecimal) else {
                return "has a % that two hexadecimal digits do not follow"
            }
        }
        if bytes.count(where: { $0 == UInt8(ascii: "#") }) > 1 { return "has more than one #" }
        return bytes.contains { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") } ? "has a bracket" : nil
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        isDigit(byte) || (0x61...0x66).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (0x61...0x7A).contains(byte | 0x20) }

    private static func isOfHost(_ byte: UInt8) -> Bool { isLetterOrDigit(byte) || byte == 0x2D || byte == 0x2E }

    /// Printable ASCII without those that RFC 3986 leaves out.
    private static func isURLByte(_ byte: UInt8) -> Bool {
        (0x21...0x7E).contains(byte) && !#""<>\^`{|}"#.utf8.contains(byte)
    }

    /// The host of `//host[:port][/…]`. A user name, or anything that readers of URLs disagree on, gives `nil`.
    private static func host(in rest: Substring) -> String? {
        guard rest.hasPrefix("//") else { return nil }
        let authority = rest.dropFirst(2).prefix { !"/?#".contains($0) }
        let host = authority.prefix { $0 != ":" }
        let isPlain = host.utf8.allSatisfy(isOfHost)
        let port = authority.dropFirst(host.count).dropFirst()
        let isPort = port.isEmpty || (port.utf8.allSatisfy(isDigit) && UInt16(port) != nil)
        return !host.isEmpty && isPlain && isPort ? host.lowercased() : nil
    }
}
