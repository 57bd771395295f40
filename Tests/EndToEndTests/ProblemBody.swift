import Foundation
import Testing

/// The body of an answer that is an error, as RFC 9457 has it.
struct ProblemBody: Decodable {
    let type: String
    let title: String
    let status: Int
    let detail: String
}

/// Expects an answer to be a problem that tells nothing of the inside.
///
/// - Parameter name: what the detail must name.
func expectProblem(
    _ answer: Answer, _ status: Int, _ code: String, naming name: String? = nil,
    at location: SourceLocation = #_sourceLocation
) throws {
    #expect(answer.status == status, "\(answer.text)", sourceLocation: location)
    #expect(answer["content-type"] == "application/problem+json", sourceLocation: location)
    #expect(answer["content-length"] == "\(answer.body.count)", sourceLocation: location)
    let problem: ProblemBody = try answer.decoded()
    #expect(problem.type == "/problems/\(code)", sourceLocation: location)
    #expect(problem.status == status, sourceLocation: location)
    #expect(!problem.title.isEmpty && !problem.detail.isEmpty, sourceLocation: location)
    if let name { #expect(problem.detail.contains(name), sourceLocation: location) }
    for secret in [Program.repository, ".swift", "microhttpd", "Error", "Sources/", "Optional("] {
        #expect(!answer.text.contains(secret), sourceLocation: location)
    }
}
