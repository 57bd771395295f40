import AlertCatalog
import HTTPServer
import OperatingSystem
import Synchronization

/// What becomes of a request besides its answer: it is counted, and the log is told of it where that is wanted.
///
/// One for each thread that counts for itself; see `RequestCounters`.
final class RequestWatch: Sendable {
    private let counters: RequestCounters
    private let log: AccessLog
    private let holder: CatalogHolder?
    /// Whether the log may be told of any request, so that each has to be timed.
    private let watchesAll: Bool
    /// Requests since one was told.
    private let untold = Atomic(0)

    init(_ counters: RequestCounters, _ log: AccessLog, holder: CatalogHolder?) {
        self.counters = counters
        self.log = log
        self.holder = holder
        watchesAll = log.extent == .sampled || log.extent == .all
    }

    var names: RouteNames { counters.names }

    /// When an answer that may be prepared is begun; 0 where nobody wants to know how long it takes.
    var start: Int { watchesAll ? MonotonicTime.now : 0 }

    /// - Returns: the answer, with `traceresponse` where the request is part of a trace.
    func found(
        _ response: Response, to request: Request, at route: Int, since start: Int
    ) -> Response {
        counters.countPrepared(request.method, status: response.status, at: route)
        guard watchesAll || request.fields.has(.traceParent) else { return response }
        return told(response, to: request, at: route, start == 0 ? nil : MonotonicTime.now - start)
    }

    /// - Returns: as `found`.
    func made(
        _ response: Response, to request: Request, at route: Int, since start: Int
    ) -> Response {
        let duration = MonotonicTime.now - start
        counters.count(request.method, status: response.status, at: route)
        counters.count(nanoseconds: duration, at: route)
        if request.method.isRead { counters.countUnprepared() }
        guard watchesAll || response.status >= 400 || request.fields.has(.traceParent) else { return response }
        return told(response, to: request, at: route, duration)
    }

    /// A request that was refused before it was read.
    func refused(_ response: Response) {
        counters.count(.other, status: response.status, at: names.other)
        guard wants(response.status) else { return }
        log.write(
            AccessRecord(
                listener: names.listener, method: HTTPMethod.other.label, route: names.names[names.other], alert: nil,
                status: response.status, bytes: response.content.bodySize, duration: nil, locale: nil,
                revision: holder?.served.revision, request: Self.makeIdentifier(), trace: nil))
    }

    private func wants(_ status: Int) -> Bool {
        guard status >= log.leastStatus else { return false }
        switch log.extent {
        case .off: return false
        case .errors: return status >= 400
        case .all: return true
        case .sampled:
            if status >= 400 { return true }
            return untold.wrappingAdd(1, ordering: .relaxed).oldValue % log.sample == 0
        }
    }

    private func told(_ response: Response, to request: Request, at route: Int, _ duration: Int?) -> Response {
        let isWanted = wants(response.status)
        let trace = request.fields[.traceParent].flatMap(TraceContext.init)
        guard isWanted || trace != nil else { return response }
        let identifier = Self.makeIdentifier()
        if isWanted { log.write(record(response, to: request, at: route, duration, identifier, trace)) }
        guard let trace, let traced = try? response.content.adding("traceresponse", trace.response(identifier)) else {
            return response
        }
        return Response(status: response.status, content: traced)
    }

    private func record(
        _ response: Response, to request: Request, at route: Int, _ duration: Int?, _ identifier: String,
        _ trace: TraceContext?
    ) -> AccessRecord {
        let isSent = request.method != .head && response.status != 304
        return AccessRecord(
            listener: names.listener, method: request.method.label, route: names.names[route], alert: alert(request),
            status: response.status, bytes: isSent ? response.content.bodySize : 0,
            duration: duration.map { .nanoseconds($0) },
            locale: response.content.representation.value(of: "Content-Language"), revision: holder?.served.revision,
            request: identifier, trace: trace)
    }

    /// The alert that was asked for, if there is one of that name.
    private func alert(_ request: Request) -> String? {
        guard let target = try? RequestTarget(parsing: request.target), target.segments.count == 3,
            target.segments.starts(with: ["v1", "alerts"]), let id = target.segments.last,
            holder?.current?.position(of: id) != nil
        else { return nil }
        return id
    }

    private static func makeIdentifier() -> String {
        let digits = String(UInt64.random(in: 1...UInt64.max), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension HTTPMethod {
    /// For metrics and the log, where a method that is not known is one of many.
    var label: String { self == .other ? "other" : rawValue }
}
