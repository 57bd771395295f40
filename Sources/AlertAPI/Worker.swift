import AlertCatalog
import Compression
package import HTTPServer
import OperatingSystem

/// What one thread of the public listener needs to answer: its catalog, and the answers that it has prepared.
///
/// A request that was asked before takes one look-up, by the bytes of target and `Accept-Language` and by the coding. No
/// cache line is written for it by more than one worker, so that it costs with 64 of them what it costs with one:
/// - what is written is the worker's own: the exchange, the state of its connection, a number in its bank of counters,
///   which has cache lines of its own, and the references to its table, to the answer and to what that sends;
/// - the library locks a response while it queues it, and each worker has its own, with its own lock;
/// - what workers share they only read: the catalog's generation, the clock of the connections, which one thread moves a
///   few times in a second, and the limits. Nothing shared is retained for a request: to count a reference writes, too.
package final class Worker: Responder {
    /// What all workers of a service are made with.
    package struct Configuration: Sendable {
        package var policy: CachePolicy
        /// Bytes of prepared answers that each worker keeps.
        package var budget: Int
        package var contract: Contract
        /// Where each worker's counters are added up.
        package var metrics: Metrics?
        package var access = AccessLog.off
        /// Called for a failure that no problem describes.
        package var log: @Sendable (any Error) -> Void

        package init(
            policy: CachePolicy, budget: Int, contract: Contract = Contract(),
            log: @escaping @Sendable (any Error) -> Void
        ) {
            self.policy = policy
            self.budget = budget
            self.contract = contract
            self.log = log
        }
    }

    private let holder: CatalogHolder
    private let configuration: Configuration
    private let router: Router
    private let watch: RequestWatch
    private let answers: BoundedCache<ByteKey, Answer>
    private let codings: AcceptedCodings
    private let encoded: EncodedAnswers
    private var generation = -1
    private var alerts: AlertAnswers?

    package init(serving holder: CatalogHolder, _ configuration: Configuration) {
        self.holder = holder
        self.configuration = configuration
        router = Router(contract: configuration.contract, log: configuration.log)
        watch = RequestWatch(
            configuration.metrics?.makeCounters(.open) ?? RequestCounters(.open), configuration.access, holder: holder)
        answers = BoundedCache(budget: configuration.budget / 8 * 3)
        codings = AcceptedCodings(offered: configuration.policy.codings)
        encoded = EncodedAnswers(budget: configuration.budget / 8)
    }

    package func respond(to request: Request) -> Response {
        refresh()
        let isRead = request.method.isRead
        let condition = isRead ? request.fields[.ifNoneMatch] : nil
        let early = watch.start
        let coding = isRead ? codings.coding(for: request) : nil
        if isRead, let answer = answers.value(for: request.key.marked(coding.mark)), isRight(answer) {
            let response = answer.response(ifNoneMatch: condition)
            return watch.found(response, to: request, at: answer.route, since: early)
        }
        let start = MonotonicTime.now
        if isRead, let filled = alerts?.filledAlert(request) {
            let response = filled.response(ifNoneMatch: condition)
            return watch.made(response, to: request, at: RouteNames.alert, since: start)
        }
        let answer = isRead ? read(request, in: coding) : answer(request)
        return watch.made(
            answer.response(ifNoneMatch: condition), to: request, at: answer.route, since: start)
    }

    /// Nothing here takes a body: whoever announces one is answered at once, and not waited for.
    package func refusal(of head: Request) -> Response? { respond(to: head) }

    package func refuse(_ refusal: Refusal) -> Response {
        let response = refusal.problem.response()
        watch.refused(response)
        return response
    }

    /// The answer to a read that was not asked before; if it can be asked again, what makes that quick is kept.
    private func read(_ request: Request, in coding: ContentCoding?) -> Answer {
        let plain = answer(request)
        // What is encoded is found by what it says, also where something else was asked.
        let answer = coding.map { encoded.answer(plain, in: $0).copy() } ?? plain
        if answer.isPrepared {
            let key = request.key.marked(coding.mark).copy()
            _ = answer.about(plain.subject)
            answer.isRight(forGeneration: generation)
            answers.insert(answer, for: key, cost: answer.cost + key.bytes.count)
        } else if let question = answer.question {
            alerts?.keep(question, of: request)
        }
        return answer
    }

    private func answer(_ request: Request) -> Answer {
        guard let alerts else {
            return Answer(Problem(.notReady, "Ask again in a moment.").response(fields: [("Retry-After", "1")]))
        }
        return router.answer(request, from: alerts)
    }

    /// Whether a prepared answer is what the catalog says now. Of one that has been seen to be, that is remembered.
    private func isRight(_ answer: Answer) -> Bool {
        if answer.generation == generation { return true }
        guard let subject = answer.subject, alerts?.catalog.holds(subject) == true else { return false }
        answer.isRight(forGeneration: generation)
        return true
    }

    /// Takes the new catalog, if there is one. What was prepared of alerts that are the same in it stays.
    private func refresh() {
        let current = holder.generation
        guard current != generation else { return }
        generation = current
        if let alerts, let catalog = holder.current, catalog.sharesEntries(with: alerts.catalog) {
            return alerts.take(catalog)
        }
        answers.removeAll()
        alerts = holder.current.map {
            AlertAnswers(catalog: $0, policy: configuration.policy, budget: configuration.budget / 2)
        }
    }
}

extension ContentCoding? {
    /// Marks the keys of what is answered in it.
    fileprivate var mark: UInt8 {
        switch self {
        case nil: 0
        case .brotli: 1
        case .gzip: 2
        }
    }
}

extension Refusal {
    var problem: Problem {
        switch self {
        case .malformedHead: Problem(.malformedHead, "The request head is not one of HTTP/1.1.")
        case .targetTooLong: Problem(.targetTooLong, "A request target has at most 8 KiB.")
        case .headTooLarge: Problem(.headTooLarge, "A request head has at most 16 KiB.")
        case .bodyTooLarge: Problem(.bodyTooLarge, "A request body has at most 64 KiB.")
        }
    }
}
