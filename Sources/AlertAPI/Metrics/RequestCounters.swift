import HTTPServer
import OperatingSystem

/// What one thread has counted of the requests that it answered.
///
/// Labels are places in closed sets (route, method, class of status), so no request can make a series.
package final class RequestCounters: Sendable {
    /// Upper bounds of the histogram's buckets, in nanoseconds; the last bucket has none.
    static let bounds = [
        50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000, 50_000_000, 250_000_000,
        1_000_000_000,
    ]
    /// The same in seconds, as metrics write them.
    static let boundLabels = [
        "0.00005", "0.0001", "0.00025", "0.0005", "0.001", "0.0025", "0.005", "0.01", "0.05", "0.25", "1", "+Inf",
    ]
    static let methods = HTTPMethod.allCases
    static let statusClasses = ["1xx", "2xx", "3xx", "4xx", "5xx"]

    let names: RouteNames
    /// A counter for each route, method and class of status.
    private let requests: CounterBank
    /// The same of requests whose answer was found prepared, which are counted nowhere else: of one number that is
    /// written for each of them, all that metrics tell of them is made when somebody asks.
    private let prepared: CounterBank
    /// For each route its buckets, and behind them the nanoseconds of all its requests.
    private let times: CounterBank
    /// Answers that might have been prepared.
    private let unprepared = CounterBank(count: 1)

    // Numbers that are written here, since each request needs them and looking at a table takes longer.
    private static var requestsOfRoute: Int { 7 * 5 }
    private static var timesOfRoute: Int { 13 }

    package init(_ names: RouteNames) {
        precondition(Self.requestsOfRoute == Self.methods.count * Self.statusClasses.count)
        precondition(Self.timesOfRoute == Self.bounds.count + 2)
        self.names = names
        requests = CounterBank(count: names.names.count * Self.requestsOfRoute)
        prepared = CounterBank(count: names.names.count * Self.requestsOfRoute)
        times = CounterBank(count: names.names.count * Self.timesOfRoute)
    }

    func count(_ method: HTTPMethod, status: Int, at route: Int) {
        requests.add(1, at: Self.place(method, status: status, at: route))
    }

    func count(nanoseconds: Int, at route: Int) {
        var bucket = 0
        while bucket < Self.bounds.count, nanoseconds > Self.bounds[bucket] { bucket += 1 }
        times.add(1, at: route * Self.timesOfRoute + bucket)
        times.add(nanoseconds, at: route * Self.timesOfRoute + Self.bounds.count + 1)
    }

    func countPrepared(_ method: HTTPMethod, status: Int, at route: Int) {
        prepared.add(1, at: Self.place(method, status: status, at: route))
    }

    func countUnprepared() {
        unprepared.add(1, at: 0)
    }

    private static func place(_ method: HTTPMethod, status: Int, at route: Int) -> Int {
        place(method.place, min(max(status / 100, 1), 5) - 1, at: route)
    }

    private static func place(_ method: Int, _ statusClass: Int, at route: Int) -> Int {
        route * requestsOfRoute + method * 5 + statusClass
    }
}

extension RequestCounters {
    func requests(_ method: Int, _ statusClass: Int, at route: Int) -> Int {
        let place = Self.place(method, statusClass, at: route)
        return requests[place] + prepared[place]
    }

    /// Requests of each bucket alone. A prepared answer is found in less time than a look at the clock takes: it is in the
    /// lowest unmeasured.
    func buckets(at route: Int) -> [Int] {
        var buckets = (0...Self.bounds.count).map { times[route * Self.timesOfRoute + $0] }
        buckets[0] += foundPrepared(at: route)
        return buckets
    }

    func nanoseconds(at route: Int) -> Int { times[route * Self.timesOfRoute + Self.bounds.count + 1] }

    var foundPrepared: Int { names.names.indices.map(foundPrepared).reduce(0, +) }
    var notPrepared: Int { unprepared[0] }

    private func foundPrepared(at route: Int) -> Int {
        (0..<Self.requestsOfRoute).map { prepared[route * Self.requestsOfRoute + $0] }.reduce(0, +)
    }
}

extension HTTPMethod {
    /// Its place among all.
    fileprivate var place: Int {
        switch self {
        case .get: 0
        case .head: 1
        case .options: 2
        case .put: 3
        case .post: 4
        case .delete: 5
        case .other: 6
        }
    }
}
