import HTTPServer

/// Which form a request asks for, by the bytes of its target without the arguments, and of `Accept-Language`.
///
/// So that one who asks again with other arguments is answered without reading the rest of the request again.
final class AskedForms {
    private static let prefix: StaticString = "arg."

    private var split = QuerySplit()
    private let questions: BoundedCache<ByteKey, AlertForm.Question>

    init(budget: Int) {
        questions = BoundedCache(budget: budget)
    }

    /// `nil` when nothing is known of such a request, or when it has to be read with more care.
    func question(of request: Request) -> AlertForm.Question? {
        guard split.read(request, prefix: Self.prefix) else { return nil }
        return questions.value(for: ByteKey(split.rest))
    }

    /// The value of a parameter of the request that was asked about last.
    func value(of parameter: [UInt8], in request: Request) -> String? { split.value(of: parameter, in: request) }

    func removeAll() { questions.removeAll() }

    func keep(_ question: AlertForm.Question, of request: Request) {
        guard split.read(request, prefix: Self.prefix) else { return }
        questions.insert(question, for: ByteKey(split.rest).copy(), cost: split.rest.count + 512)
    }
}
