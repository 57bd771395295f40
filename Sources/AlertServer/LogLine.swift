import AlertAPI
import FoundationEssentials

/// One event, with what is known of it.
struct LogLine: Encodable {
    let time: String
    let level: Log.Level
    let event: String
    var message: String?

    // Of requests.
    var listener: String?
    var method: String?
    var route: String?
    var alert: String?
    var status: Int?
    var bytes: Int?
    /// In seconds.
    var duration: Double?
    var locale: String?
    var revision: Int?
    var request: String?
    var trace: String?
    /// The part of the trace that asked.
    var parent: String?

    init(_ level: Log.Level, _ event: String, _ message: String? = nil) {
        time = Date.now.formatted(.iso8601WithMilliseconds)
        self.level = level
        self.event = event
        self.message = message
    }

    /// A request.
    init(_ record: AccessRecord) {
        self.init(Self.level(of: record.status), "request")
        listener = record.listener
        method = record.method
        route = record.route
        alert = record.alert
        status = record.status
        bytes = record.bytes
        duration = record.duration.map { (($0 / .microseconds(1)) * 10).rounded() / 10_000_000 }
        locale = record.locale
        revision = record.revision
        request = record.request
        trace = record.trace?.trace
        parent = record.trace?.parent
    }

    /// Clients ask for what is not there, and a service that starts or ends says so; only a failure is an error.
    private static func level(of status: Int) -> Log.Level {
        guard status >= 500 else { return .info }
        return status == 500 ? .error : .warning
    }

    /// No line about a request with a lower status has this level.
    static func leastStatus(from level: Log.Level) -> Int { level == .info ? 0 : 500 }
}

extension FormatStyle where Self == Date.ISO8601FormatStyle {
    fileprivate static var iso8601WithMilliseconds: Self { Date.ISO8601FormatStyle(includingFractionalSeconds: true) }
}
