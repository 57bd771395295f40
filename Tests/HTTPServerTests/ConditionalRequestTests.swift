import FoundationEssentials
import HTTPServer
import Testing

/// A published case of a conditional request.
private struct ConditionalCase: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let method: String
    let ifNoneMatch: String?
    let ifMatch: String?
    let ifModifiedSince: String?
    let needsLastModified: Bool
    let expectStatus: ExpectedStatus
    let level: String
    let note: String

    var testDescription: String { "\(id) \(note)" }
    /// Other levels are opinions.
    var decides: Bool { level == "must" || level == "should" }
}

/// `304`, or `"2xx"`.
private enum ExpectedStatus: Decodable {
    case exactly(Int)
    case success

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let status = try? container.decode(Int.self) {
            self = .exactly(status)
        } else {
            self = .success
        }
    }

    func allows(_ status: Int) -> Bool {
        switch self {
        case .exactly(let expected): status == expected
        case .success: (200...299).contains(status)
        }
    }
}

/// The published cases, which are read where they lie and are not part of the repository.
private enum Published {
    static let file = "\(repository)/../shared/conformance/http/conditional.json"
    static let isThere = FileManager.default.fileExists(atPath: file)
    static let absence: Comment = "the conditional cases are not at ../shared/conformance/http"
    /// Their methods change things, which no route of the public listener does: both are answered 405.
    static let writing: Set = ["cond-049", "cond-051"]

    private static var repository: String {
        #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    }

    /// Those that ask nothing of a `Last-Modified`, which the service does not send.
    static let cases: [ConditionalCase] = {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        guard let data = FileManager.default.contents(atPath: file),
            let all = try? decoder.decode([ConditionalCase].self, from: data)
        else { return [] }
        return all.filter { !$0.needsLastModified && !writing.contains($0.id) }
    }()
}

/// One representation in each of two languages, each with its tag.
private final class TaggedResponder: Responder {
    static let tag = EntityTag(opaque: "JkR5-kKt_q0")
    static let tagOfOther = EntityTag(opaque: "d0hVZm1r")
    func respond(to request: Request) -> Response {
        let response = Response.text(200, "안녕하세요", fields: [("ETag", Self.tag.description)])
        guard let condition = request.fields[.ifNoneMatch], Self.tag.matches(ifNoneMatch: condition) else {
            return response
        }
        return response.notModified
    }

    func refuse(_ refusal: Refusal) -> Response {
        .text(400, "\(refusal)")
    }
}

@Suite("Published conditional requests", .enabled(if: Published.isThere, Published.absence))
struct ConditionalRequestTests {
    @Test("are all there")
    func isWhole() {
        #expect(Published.cases.count >= 18)
        #expect(Published.cases.count { $0.decides } >= 11)
    }

    @Test("are answered as they ask", arguments: Published.cases)
    fileprivate func answered(published: ConditionalCase) throws {
        let server = try Server.onFreePort { TaggedResponder() }
        let client = try RawClient(port: server.port)
        var head = "\(published.method) / HTTP/1.1\r\nHost: a\r\n"
        if let value = published.ifNoneMatch { head += "If-None-Match: \(filled(value))\r\n" }
        if let value = published.ifMatch { head += "If-Match: \(filled(value))\r\n" }
        if let value = published.ifModifiedSince { head += "If-Modified-Since: \(value)\r\n" }
        client.send(head + "\r\n")
        let answer = try client.receive(toHead: published.method == "HEAD")
        if published.decides {
            #expect(published.expectStatus.allows(answer.status))
        } else {
            #expect(answer.status == 200 || answer.status == 304)
        }
        #expect(answer["etag"] == TaggedResponder.tag.description)
        if answer.status == 304 { #expect(answer.body.isEmpty) }
    }

    private func filled(_ value: String) -> String {
        let tag = TaggedResponder.tag
        if value == "{ETAG} of the other locale" { return TaggedResponder.tagOfOther.description }
        return value.replacing("{ETAG}", with: tag.description).replacing("{STRONG}", with: tag.description)
            .replacing("{OPAQUE}", with: tag.description.dropFirst().dropLast())
    }
}
