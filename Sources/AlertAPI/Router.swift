import HTTPServer

/// From a request to the endpoint that answers it, and from whatever that throws to a problem.
struct Router {
    let contract: Contract
    let log: @Sendable (any Error) -> Void
    private let problems = ProblemAnswers()

    init(contract: Contract, log: @escaping @Sendable (any Error) -> Void) {
        self.contract = contract
        self.log = log
    }

    func answer(_ request: Request, from alerts: AlertAnswers) -> Answer {
        var varies = false
        var route = RouteNames.open.other
        do throws(Problem) {
            let target = try Self.target(of: request)
            if request.method == .options, target.segments == ["*"] { return Self.options(of: request) }
            guard let (place, parameter) = Self.find(target) else {
                throw Problem(.unknownRoute, "The interface begins at /v1/alerts.")
            }
            route = place
            let found = Route.all[place]
            varies = found.isNegotiated && target.value(of: "locale") == nil
            switch request.method {
            case .get, .head:
                let read = try ReadRequest(
                    request, target: target, pathParameter: parameter, alerts: alerts, contract: contract)
                return try answer(read, at: found).at(route)
            case .options:
                return Self.options(of: request).at(route)
            default:
                throw Problem(.methodNotAllowed, "The methods allowed here are \(Route.allowedMethods).")
            }
        } catch {
            return problems.answer(error, varies: varies, at: route)
        }
    }

    private func answer(_ read: ReadRequest, at route: Route) throws(Problem) -> Answer {
        do {
            return try route.endpoint(read)
        } catch let problem as Problem {
            throw problem
        } catch {
            log(error)
            throw Problem(.internalError, "The failure is in the service's log.")
        }
    }

    private static func target(of request: Request) throws(Problem) -> RequestTarget {
        do {
            return try RequestTarget(parsing: request.target)
        } catch {
            throw Problem(.malformedTarget, error.sentence)
        }
    }

    /// The place of the route among all, and what stands for its `{…}`.
    private static func find(_ target: RequestTarget) -> (Int, String)? {
        for (place, route) in Route.all.enumerated() {
            if let parameter = route.parameter(in: target) { return (place, parameter) }
        }
        return nil
    }

    /// What a route allows, to clients and, before a request from a script of another origin, to browsers.
    private static func options(of request: Request) -> Answer {
        let isPreflight = request.fields.has(.accessControlRequestMethod)
        return Answer(.empty(status: 204, fields: [("Allow", Route.allowedMethods)] + (isPreflight ? preflight : [])))
    }

    private static let preflight = [
        ("Access-Control-Allow-Methods", Route.allowedMethods),
        ("Access-Control-Allow-Headers", "Accept-Language, If-None-Match, traceparent, tracestate"),
        ("Access-Control-Max-Age", "86400"),
    ]
}

extension RequestTarget.Fault {
    fileprivate var sentence: String {
        switch self {
        case .badEscape: "A % is not followed by two hexadecimal digits."
        case .nul: "The target holds a NUL."
        case .invalidUTF8: "The target is not UTF-8."
        case .notAPath: "The target is not a path."
        }
    }
}
