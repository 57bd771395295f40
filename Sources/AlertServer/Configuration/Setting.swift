import AlertAPI

/// One setting: its name in the file, from which its variable and its flag follow, and how it is written and read.
struct Setting: Sendable {
    enum Value: Sendable {
        case text(any WritableKeyPath<Configuration, String> & Sendable)
        /// One that may be empty.
        case optionalText(any WritableKeyPath<Configuration, String> & Sendable)
        /// One of a few words.
        case choice(any WritableKeyPath<Configuration, String> & Sendable, [String])
        case integer(any WritableKeyPath<Configuration, Int> & Sendable, ClosedRange<Int>)
        case boolean(any WritableKeyPath<Configuration, Bool> & Sendable)
    }

    /// Group and name in `Config/server.json`: `http.idleTimeout`.
    let path: String
    let flag: String
    let value: Value
    let help: String

    private init(_ path: String, flag: String? = nil, _ value: Value, _ help: String) {
        self.path = path
        self.flag = flag ?? "--" + Self.words(in: path).joined(separator: "-").lowercased()
        self.value = value
        self.help = help
    }

    /// `ALERT_CATALOG_HTTP_IDLE_TIMEOUT`. Every name has its group in it: Kubernetes sets `ALERT_CATALOG_PORT` and
    /// others for a service called `alert-catalog`.
    var variable: String {
        "ALERT_CATALOG_" + Self.words(in: path).joined(separator: "_").uppercased()
    }

    private static func words(in path: String) -> [String] {
        var words = [""]
        for character in path {
            if character == "." || character.isUppercase { words.append("") }
            if character != "." { words[words.count - 1].append(character) }
        }
        return words
    }

    static let all = [
        Setting("http.host", flag: "--host", .text(\.http.host), "address of the public listener"),
        Setting("http.port", flag: "--port", .integer(\.http.port, 0...65535), "its port; 0 takes a free one"),
        Setting(
            "http.workers", flag: "--workers", .integer(\.http.workers, 0...256), "threads; 0 is one for each core"),
        Setting(
            "http.headTimeout", .integer(\.http.headTimeout, 1...3600),
            "seconds that a new connection has for its first request head"),
        Setting(
            "http.idleTimeout", .integer(\.http.idleTimeout, 1...3600),
            "seconds from an answer until the next request head must be there"),
        Setting(
            "http.bodyTimeout", .integer(\.http.bodyTimeout, 1...3600),
            "seconds for the body of a request, and for a client to take an answer"),
        Setting(
            "http.maximumConnections", .integer(\.http.maximumConnections, 1...1_000_000),
            "connections at once; near the limit the oldest idle one goes for a new one"),
        Setting(
            "http.connectionsPerAddress", .integer(\.http.connectionsPerAddress, 1...1_000_000),
            "connections at once from one address that is no trusted proxy"),
        Setting(
            "http.requestsPerConnection", .integer(\.http.requestsPerConnection, 1...1_000_000_000),
            "requests on one connection"),
        Setting("http.certificate", .optionalText(\.http.certificate), "PEM file of the certificate; empty is no TLS"),
        Setting("http.key", .optionalText(\.http.key), "PEM file of its private key"),
        Setting(
            "http.trustedProxies", .optionalText(\.http.trustedProxies),
            "ranges such as 10.0.0.0/8,fd00::/8 whose Forwarded is believed"),
        Setting(
            "http.encodings", .optionalText(\.http.encodings),
            "content codings of answers above 1 KiB; empty where a proxy compresses"),
        Setting("management.host", .text(\.management.host), "address of the management listener"),
        Setting("management.port", .integer(\.management.port, 0...65535), "its port; 0 takes a free one"),
        Setting(
            "management.maximumBody", .integer(\.management.maximumBody, 1024...1_073_741_824),
            "bytes of a request body there; a whole catalog is imported as one"),
        Setting(
            "store.location", flag: "--store", .text(\.store.location),
            "where the catalog is: directory:PATH, sqlite:PATH or postgresql://USER@HOST/NAME"),
        Setting("store.initial", .text(\.store.initial), "folder of the catalog that an empty database begins with"),
        Setting(
            "editing.fourEyes", .boolean(\.editing.fourEyes), "nobody publishes what they wrote themselves"),
        Setting("contract.folder", .text(\.contract.folder), "where openapi.json and schemas are"),
        Setting("cache.maxAge", .integer(\.cache.maxAge, 0...31_536_000), "seconds that clients use an answer unasked"),
        Setting(
            "cache.staleWhileRevalidate", .integer(\.cache.staleWhileRevalidate, 0...31_536_000),
            "seconds more while they ask again"),
        Setting(
            "cache.staleIfError", .integer(\.cache.staleIfError, 0...31_536_000),
            "seconds more while the service does not answer"),
        Setting(
            "cache.preparedBytes", .integer(\.cache.preparedBytes, 0...1_099_511_627_776),
            "bytes of prepared answers that all workers together keep"),
        Setting(
            "log.level", .choice(\.log.level, Log.Level.allCases.map(\.rawValue)), "what is less than this is not told"),
        Setting(
            "log.format", .choice(\.log.format, ["auto", "json", "text"]),
            "auto is text on a terminal and JSON elsewhere"),
        Setting(
            "log.access", .choice(\.log.access, AccessLog.Extent.allCases.map(\.rawValue)),
            "requests that are told: errors are 400 and above, sampled adds some others"),
        Setting("log.sample", .integer(\.log.sample, 1...1_000_000), "of how many others one is told when sampled"),
        Setting(
            "shutdown.drainDelay", .integer(\.shutdown.drainDelay, 0...3600),
            "seconds that requests are still taken while /readyz says no more"),
        Setting("shutdown.grace", .integer(\.shutdown.grace, 0...3600), "seconds that running requests get to end"),
    ]
}

extension Setting {
    /// The value in a configuration, as a person would write it.
    func text(in configuration: Configuration) -> String {
        switch value {
        case .text(let path), .optionalText(let path), .choice(let path, _): configuration[keyPath: path]
        case .integer(let path, _): String(configuration[keyPath: path])
        case .boolean(let path): String(configuration[keyPath: path])
        }
    }

    /// - Parameter origin: where the text was given, for the error.
    /// - Throws: one sentence that names the origin and what would be right.
    func set(_ text: String, in configuration: inout Configuration, origin: String) throws(CommandError) {
        switch value {
        case .text(let path):
            guard !text.isEmpty else { throw CommandError("\(origin) is empty; it must not be") }
            configuration[keyPath: path] = text
        case .optionalText(let path):
            configuration[keyPath: path] = text
        case .choice(let path, let words):
            guard words.contains(text) else {
                throw CommandError("\(origin) is \"\(text)\"; it must be \(words.joined(separator: " or "))")
            }
            configuration[keyPath: path] = text
        case .integer(let path, let range):
            guard let number = Int(text), range.contains(number) else {
                let bounds = "a whole number from \(range.lowerBound) to \(range.upperBound)"
                throw CommandError("\(origin) is \"\(text)\"; it must be \(bounds)")
            }
            configuration[keyPath: path] = number
        case .boolean(let path):
            guard let flag = Bool(text) else {
                throw CommandError("\(origin) is \"\(text)\"; it must be true or false")
            }
            configuration[keyPath: path] = flag
        }
    }
}
