/// Proves at start that requests which HTTP does not allow are refused by this version of the library.
///
/// What is not refused by the library is seen by where it leaves the parts of a head in its memory. Another version may
/// leave them elsewhere: then it would refuse all requests, or let all pass.
package enum TransportSelfCheck {
    private struct Case {
        let name: String
        let request: String
        let status: Int
    }

    private static let cases = [
        Case(name: "a plain head", request: "GET /a?b HTTP/1.1\r\nHost: a\r\nA:\r\nB: \t c \r\n\r\n", status: 200),
        Case(name: "a head without fields", request: "GET / HTTP/1.0\r\n\r\n", status: 200),
        Case(name: "a bare line feed", request: "GET / HTTP/1.1\r\nHost: a\nA: b\r\n\r\n", status: 400),
        Case(name: "a bare line feed at the end", request: "GET / HTTP/1.1\r\nHost: a\r\n\n", status: 400),
        Case(name: "a NUL in a value", request: "GET / HTTP/1.1\r\nHost: a\r\nA: b\0c\r\n\r\n", status: 400),
        Case(name: "a NUL in the target", request: "GET /\0a HTTP/1.1\r\nHost: a\r\n\r\n", status: 400),
        Case(name: "a folded line", request: "GET / HTTP/1.1\r\nHost: a\r\nA: b\r\n c: d\r\n\r\n", status: 400),
        Case(name: "a forged one", request: "GET / HTTP/1.1\r\nHost: a\r\nC: 3\r\n ookie\r\nA: b\r\n\r\n", status: 400),
        Case(name: "a blank line that folds", request: "GET / HTTP/1.1\r\nHost: a\r\n \r\n\r\n", status: 400),
        Case(name: "a blank in a name", request: "GET / HTTP/1.1\r\nHost: a\r\nA : b\r\n\r\n", status: 400),
        Case(name: "a CR in a value", request: "GET / HTTP/1.1\r\nHost: a\r\nA: b\rc\r\n\r\n", status: 400),
        Case(name: "a blank in the target", request: "GET /a b HTTP/1.1\r\nHost: a\r\n\r\n", status: 400),
        Case(name: "no host", request: "GET / HTTP/1.1\r\nA: b\r\n\r\n", status: 400),
    ]

    /// One sentence for each fault; none when all is well.
    package static func run() -> [String] {
        do {
            let server = try Server(host: "127.0.0.1", port: 0, threading: .workers(1), limits: Limits()) {
                Accepting()
            }
            return cases.compactMap { fault($0, port: server.port) }
        } catch {
            return ["the check of the HTTP library does not start: \(error)"]
        }
    }

    private static func fault(_ check: Case, port: UInt16) -> String? {
        let status = SelfCheckClient.connected(to: port)?.status(of: Array(check.request.utf8))
        guard status != check.status else { return nil }
        let found = status.map { "\($0)" } ?? "nothing"
        return "\(check.name) is answered with \(found), not with \(check.status), by this version of the HTTP library"
    }
}

/// Answers 200 to whatever reaches it.
private final class Accepting: Responder {
    func respond(to request: Request) -> Response { Self.answer(200) }

    func refuse(_ refusal: Refusal) -> Response { Self.answer(400) }

    private static func answer(_ status: Int) -> Response {
        do {
            return try Response(status: status, fields: [])
        } catch {
            preconditionFailure("an answer without fields cannot be made: \(error)")
        }
    }
}
