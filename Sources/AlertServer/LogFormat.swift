import AlertCatalog

/// How lines of the log are written.
enum LogFormat {
    /// One object, for programs.
    case json
    /// For a person at a terminal.
    case text

    /// - Parameter setting: as `log.format` has it.
    init(_ setting: String, isTerminal: Bool) {
        self = setting == "text" || (setting == "auto" && isTerminal) ? .text : .json
    }

    /// Without the end of the line.
    func write(_ line: LogLine) -> [UInt8] {
        switch self {
        case .json: CanonicalJSON.encode(line)
        case .text: Array(Self.text(line).utf8)
        }
    }

    private static func text(_ line: LogLine) -> String {
        let level = line.level.rawValue.uppercased()
        var parts = [line.time, level.padding(to: 7), line.event]
        parts += [line.message, line.method, line.route].compactMap { $0 }
        if let alert = line.alert { parts.append("(\(alert))") }
        if let status = line.status { parts.append("\(status)") }
        if let bytes = line.bytes { parts.append("\(bytes) B") }
        if let duration = line.duration { parts.append("\(duration * 1000) ms") }
        if let locale = line.locale { parts.append(locale) }
        if let revision = line.revision { parts.append("revision=\(revision)") }
        if let request = line.request { parts.append("request=\(request)") }
        if let trace = line.trace { parts.append("trace=\(trace)") }
        return parts.joined(separator: " ").withoutControls
    }
}

extension String {
    fileprivate func padding(to width: Int) -> String {
        self + String(repeating: " ", count: max(width - count, 0))
    }

    /// A terminal obeys what some characters say, and a text from elsewhere must not speak to it.
    fileprivate var withoutControls: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
    }
}
