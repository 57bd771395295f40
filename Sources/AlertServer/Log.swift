import AlertAPI
import FoundationEssentials
import OperatingSystem

/// Tells operators what happens, one line each, on standard error.
///
/// A service tells it through a `LineWriter`, so that whoever reads the log cannot hold it up; a command writes at once.
enum Log {
    enum Level: String, Encodable, CaseIterable, Comparable {
        case info
        case warning
        case error

        static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }

        private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }

    private struct Output {
        var level = Level.info
        var format = LogFormat.json
        var writer: LineWriter?
    }

    private static let output = Monitor(Output())

    /// From now on as these settings want it.
    static func begin(_ settings: Configuration.Log) {
        let format = LogFormat(settings.format, isTerminal: StandardStream.error.isTerminal)
        let writer = LineWriter(.error) { count in
            format.write(LogLine(.warning, "log.dropped", "\(count) lines were dropped: nobody took them in time"))
        }
        writer.start()
        output.withLock { $0 = Output(level: Level(rawValue: settings.level) ?? .info, format: format, writer: writer) }
    }

    /// - Parameters:
    ///   - event: a stable name to search for.
    ///   - message: a sentence for people.
    static func write(_ level: Level, _ event: String, _ message: String) {
        write(LogLine(level, event, message))
    }

    static func write(_ record: AccessRecord) {
        write(LogLine(record))
    }

    /// Lines that nobody will read.
    static var dropped: Int { output.withLock { $0.writer }?.dropped ?? 0 }

    /// Waits for the reader of the log, a little.
    static func flush() {
        output.withLock { $0.writer }?.flush(atMost: .seconds(1))
    }

    private static func write(_ line: LogLine) {
        let output = output.withLock { $0 }
        guard line.level >= output.level else { return }
        let bytes = output.format.write(line)
        if let writer = output.writer {
            writer.write(bytes)
        } else {
            try? StandardStream.error.write(bytes + [UInt8(ascii: "\n")])
        }
    }
}
