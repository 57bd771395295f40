import AlertAPI
import AlertCatalog
import HTTPServer
import Testing

@Suite("Prepared answers when the catalog changes")
struct PreparedAnswersTests {
    /// Publishes definitions one change after another, as a database tells of them.
    private final class Author {
        let service: TestService
        private var last: CatalogCompiler.Compilation

        init() throws {
            service = try TestService(nil)
            last = CatalogCompiler.compile(TestService.source(TestService.alerts, revision: 1))
            service.holder.replace(with: try #require(last.catalog))
        }

        func publish(_ alerts: [String: String], removing removed: Set<String> = []) throws {
            let base = last.revision ?? 0
            let change = CatalogSource(
                revision: base + 1, base: base, shared: nil, definitions: TestService.source(alerts).definitions,
                removed: removed)
            last = try #require(CatalogCompiler.apply(change, to: last))
            service.holder.replace(with: try #require(last.catalog))
        }
    }

    private static let other = ["b.one": #"{"id": "b.one", "text": {"en": {"title": "Other"}}}"#]

    @Test(
        "Those of an alert that stays as it was stay prepared", arguments: ["/v1/alerts/a", "/v1/alerts/count?x=1"],
        [nil, "gzip"])
    func untouched(target: String, encoding: String?) throws {
        let author = try Author()
        let before = author.service.ask(target, encoding: encoding)
        for title in ["One", "Two"] {
            try author.publish(["b.one": "{\"id\": \"b.one\", \"text\": {\"en\": {\"title\": \"\(title)\"}}}"])
            #expect(author.service.ask(target, encoding: encoding).content === before.content)
        }
        try author.publish(["aa": #"{"id": "aa", "text": {"en": {"title": "Before"}}}"#], removing: ["b.one"])
        #expect(author.service.ask(target, encoding: encoding).content === before.content)
    }

    @Test("Those of one that has changed, or is gone, are made anew")
    func touched() throws {
        let author = try Author()
        for _ in 0..<2 { #expect(author.service.ask("/v1/alerts/b.one").text.contains(#""title":"B1""#)) }
        try author.publish(Self.other)
        for _ in 0..<2 { #expect(author.service.ask("/v1/alerts/b.one").text.contains(#""title":"Other""#)) }
        try author.publish([:], removing: ["b.one"])
        for _ in 0..<2 { #expect(author.service.ask("/v1/alerts/b.one").status == 404) }
        try author.publish(["b.one": try #require(TestService.alerts["b.one"])])
        for _ in 0..<2 { #expect(author.service.ask("/v1/alerts/b.one").text.contains(#""title":"B1""#)) }
    }

    @Test("That an alert is not there is one answer for all that are not, and pushes out none that is there")
    func unknownAlerts() throws {
        let service = try TestService()
        let known = service.ask("/v1/alerts/a")
        let first = service.ask("/v1/alerts/nobody")
        for number in 0..<5000 {
            let answer = service.ask("/v1/alerts/nobody.\(number)")
            #expect(answer.status == 404 && answer.content === first.content)
            if number % 2 == 0 { #expect(service.ask("/v1/alerts/nobody.\(number)", method: .head).status == 404) }
        }
        #expect(service.ask("/v1/alerts/a").content === known.content)
    }

    @Test("An error that differs in what it says, or in what decides it, is another answer")
    func problems() throws {
        let service = try TestService()
        for _ in 0..<2 {
            #expect(service.ask("/v1/alerts/nobody").field("Vary") == "Accept-Language")
            #expect(service.ask("/v1/alerts/nobody?locale=ko").field("Vary") == nil)
            #expect(service.ask("/v1/alerts?limit=0").text.contains("limit"))
            #expect(service.ask("/v1/alerts?locale=-").text.contains("locale"))
            #expect(service.ask("/v1/alerts?x=1", method: .post).field("Allow") == "GET, HEAD, OPTIONS")
            for number in 0..<1000 {
                let name = "arg.\(number)"
                #expect(service.ask("/v1/alerts/a?\(name)=1&\(name)=2").text.contains("\\\"\(name)\\\""))
            }
        }
    }

    @Test("A list says what the catalog says now", arguments: [nil, "gzip"])
    func lists(encoding: String?) throws {
        let author = try Author()
        let before = author.service.ask("/v1/alerts?prefix=b", encoding: encoding)
        try author.publish(Self.other)
        let after = author.service.ask("/v1/alerts?prefix=b", encoding: encoding)
        #expect(after.field("ETag") != before.field("ETag"))
        #expect(author.service.ask("/v1/alerts?prefix=b").text.contains(#""title":"Other""#))
    }

    @Test("Arguments are filled into what the alert says now")
    func arguments() throws {
        let author = try Author()
        for _ in 0..<2 { #expect(author.service.ask("/v1/alerts/count?arg.n=1").text.contains("1 left")) }
        try author.publish([
            "count": #"{"id": "count", "variables": {"n": {"type": "number"}}, "text": {"en": {"title": "{n} more"}}}"#
        ])
        for _ in 0..<2 { #expect(author.service.ask("/v1/alerts/count?arg.n=1").text.contains("1 more")) }
    }
}
