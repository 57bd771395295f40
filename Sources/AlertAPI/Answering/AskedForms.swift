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

    /// Lends what a request asks for, and the query that says it.
    ///
    /// - Returns: `nil` when nothing is known of such a request, or when it has to be read with more care.
    func withQuestion<Result>(of request: Request, _ body: (AlertForm.Question, QuerySplit) -> Result?) -> Result? {
        withSplit(of: request) { split in
            questions.value(for: ByteKey(split.rest)).flatMap { body($0, split) }
        }
    }

    func removeAll() { questions.removeAll() }

    func keep(_ question: AlertForm.Question, of request: Request) {
        withSplit(of: request) { split in
            questions.insert(question, for: ByteKey(split.rest).copy(), cost: split.rest.count + 512)
        }
    }

    /// It is taken out for as long as it is used, so that no access is held open meanwhile, and watched, and nothing is
    /// copied.
    private func withSplit<Result>(of request: Request, _ body: (QuerySplit) -> Result?) -> Result? {
        var split = QuerySplit()
        swap(&split, &self.split)
        defer { swap(&split, &self.split) }
        return split.read(request, prefix: Self.prefix) ? body(split) : nil
    }
}
