import HTTPServer
import Testing

@Suite("A query that is split by a prefix")
struct QuerySplitTests {
    private func request(_ target: String, language: String? = nil) -> Request {
        var fields = HeaderFields()
        if let language { fields.add(.acceptLanguage, language.utf8) }
        return Request(method: .get, target: Array(target.utf8), fields: fields)
    }

    @Test("has one rest whatever the values are, and another for each other difference")
    func rest() {
        var split = QuerySplit()
        func rest(_ target: String, language: String? = "ko") -> [UInt8] {
            let isRead = split.read(request(target, language: language), prefix: "arg.")
            #expect(isRead)
            return split.rest
        }
        let first = rest("/a?x=1&arg.n=2&y=3")
        #expect(first == rest("/a?x=1&arg.n=%31%30&y=3&arg.m=5"))
        for target in ["/b?x=1&arg.n=2&y=3", "/a?x=2&arg.n=2&y=3", "/a?x=1&arg.n=2", "/a?y=3&arg.n=2&x=1"] {
            #expect(first != rest(target))
        }
        #expect(first != rest("/a?x=1&arg.n=2&y=3", language: "en"))
        #expect(first != rest("/a?x=1&arg.n=2&y=3", language: nil))
    }

    @Test(
        "gives the values as a target does",
        arguments: ["?arg.n=2&arg.m=a", "?x=%20&arg.n=%32+&&arg.m=a", "?arg%2En=2&arg.n=2&arg.m=a"])
    func values(query: String) throws {
        var split = QuerySplit()
        let request = request("/a" + query)
        // What is escaped before the prefix ends is not plain to see.
        guard split.read(request, prefix: "arg.") else { return #expect(query.contains("arg%2E")) }
        let target = try RequestTarget(parsing: request.target)
        for name in ["arg.n", "arg.m", "arg.o", "n", "arg."] {
            let expected = target.query.first { $0.name == name }?.value
            #expect(split.value(of: Array(name.utf8), in: request) == expected)
        }
    }

    @Test(
        "is not read where something is amiss, or nothing is there",
        arguments: [
            "/a", "/a?", "/a?x=arg.n", "/a?Arg.n=1", "/a?arg.n=1&arg.n=1", "/a?arg.n=1&arg.%6e=1",
            "/a?%61rg.n=1&arg.m=2", "/a?arg.n=%", "/a?arg.n=%zz", "/a?arg.n=%00", "/a?arg.n=%ff", "/a?arg.%ff=1",
            "/a?arg.n=1&x=%",
            "/a?" + (0..<65).map { "arg.\($0)=" }.joined(separator: "&"),
        ])
    func refused(target: String) {
        var split = QuerySplit()
        let isRead = split.read(request(target), prefix: "arg.")
        #expect(!isRead)
    }
}
