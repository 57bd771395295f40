import HTTPServer

/// Answers that are errors. What a problem says decides its answer, and most say the same few things: each is made once.
///
/// It is kept by what it says, and not by what was asked: whoever asks for names that are made up fills no memory. Clients
/// choose some words in a few problems, so what is kept is bounded all the same.
final class ProblemAnswers {
    private struct Key: Hashable {
        let code: Problem.Code
        let detail: String
        let varies: Bool
        let route: Int
    }

    private let answers = BoundedCache<Key, Answer>(budget: 1 << 17)

    /// - Parameters:
    ///   - varies: whether `Accept-Language` decides what is found.
    ///   - route: the place of its route in `RouteNames.open`.
    func answer(_ problem: Problem, varies: Bool, at route: Int) -> Answer {
        guard problem.fields.isEmpty, problem.diagnostics.isEmpty else {
            return Answer(problem, varies: varies).at(route)
        }
        let key = Key(code: problem.code, detail: problem.detail, varies: varies, route: route)
        if let known = answers.value(for: key) { return known }
        let new = Answer(problem, varies: varies).at(route)
        answers.insert(new, for: key, cost: new.cost + 2 * problem.detail.utf8.count)
        return new
    }
}

extension Answer {
    fileprivate convenience init(_ problem: Problem, varies: Bool) {
        var fields = varies ? [("Vary", "Accept-Language")] : []
        if problem.code == .methodNotAllowed { fields.append(("Allow", Route.allowedMethods)) }
        self.init(problem.response(fields: fields))
    }
}
