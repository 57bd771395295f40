import HTTPServer

/// The query of a management request. Parameters that an endpoint does not ask for are ignored.
struct AdminQuery {
    let target: RequestTarget

    /// - Throws: `repeatedParameter`, which names it.
    func text(_ name: String) throws(Problem) -> String? {
        let values = target.query.filter { $0.name == name }
        guard values.count <= 1 else { throw Problem(.repeatedParameter, "Give \"\(name)\" once.") }
        return values.first?.value
    }

    func integer(_ name: String, in range: ClosedRange<Int>) throws(Problem) -> Int? {
        guard let text = try text(name) else { return nil }
        return try Int(text, ofParameter: name, in: range)
    }

    func flag(_ name: String) throws(Problem) -> Bool {
        switch try text(name) {
        case nil, "false", "0": false
        case "true", "1": true
        default: throw Problem(.malformedParameter, "\"\(name)\" is true or false.")
        }
    }

    /// How many of a list one answer has.
    func limit() throws(Problem) -> Int { try integer("limit", in: 1...500) ?? 100 }
}
