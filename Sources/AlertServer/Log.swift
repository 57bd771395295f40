import AlertCatalog
import FoundationEssentials
import OperatingSystem

/// Tells operators what happens: one JSON object a line on standard error.
enum Log {
    enum Level: String, Encodable {
        case info
        case warning
        case error
    }

    private struct Line: Encodable {
        let time: String
        let level: Level
        let event: String
        let message: String
    }

    /// - Parameters:
    ///   - event: a stable name to search for.
    ///   - message: a sentence for people.
    static func write(_ level: Level, _ event: String, _ message: String) {
        let line = Line(time: Date.now.formatted(.iso8601), level: level, event: event, message: message)
        try? StandardStream.error.writeLine(String(decoding: CanonicalJSON.encode(line), as: UTF8.self))
    }
}
