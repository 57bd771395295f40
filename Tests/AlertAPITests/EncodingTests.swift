import AlertAPI
import Compression
import HTTPServer
import Testing

@Suite("Content codings of answers")
struct EncodingTests {
    private static let message = (0..<60).map { "Sentence \($0) of a long message." }.joined(separator: " ")
    private static let alerts = [
        "long": #"{"id": "long", "text": {"en": {"title": "L", "message": "\#(message)"}}}"#,
        "filled": #"{"id": "filled", "variables": {"n": {"type": "number", "default": 1}}, "#
            + #""text": {"en": {"title": "{n}", "message": "\#(message)"}}}"#,
        "short": #"{"id": "short", "text": {"en": {"title": "S"}}}"#,
    ]

    private func service(_ configure: (inout Worker.Configuration) -> Void = { _ in }) throws -> TestService {
        try TestService(Self.alerts) { configuration in
            configuration.contract = Contract(openAPI: Array(String(repeating: "{} ", count: 1000).utf8))
            configure(&configuration)
        }
    }

    private func coding(_ answer: Response) -> String? { answer.field("Content-Encoding") }

    @Test(
        "The coding is the one that the client likes best, and nothing refuses an answer",
        arguments: [
            (nil, nil), ("gzip", "gzip"), ("br", "br"), ("gzip, deflate, br", "br"), ("GZIP", "gzip"), ("Br", "br"),
            ("br;q=0.5, gzip;q=0.8", "gzip"), ("gzip;q=0", nil), ("gzip;q=0, br", "br"), ("*", "br"), ("*;q=0", nil),
            ("identity", nil), ("", nil), ("zstd, deflate", nil), ("identity;q=0", nil),
            ("identity;q=0, gzip;q=0.1", "gzip"), ("identity;q=0, *;q=0", nil), ("gzip;q=0.000, br;q=0.001", "br"),
        ] as [(String?, String?)])
    func choice(value: String?, expected: String?) throws {
        let service = try service()
        for _ in 0..<2 {
            let answer = service.ask("/v1/alerts/long", encoding: value)
            #expect(answer.status == 200)
            #expect(coding(answer) == expected)
        }
    }

    @Test("Several lines of Accept-Encoding are one wish")
    func lines() throws {
        var fields = HeaderFields()
        fields.add(.acceptEncoding, "br;q=0".utf8)
        fields.add(.acceptEncoding, "gzip".utf8)
        let request = Request(method: .get, target: Array("/v1/alerts/long".utf8), fields: fields)
        #expect(coding(try service().worker.respond(to: request)) == "gzip")
    }

    @Test("The bytes are those of the plain answer in that coding, from every worker")
    func bytes() throws {
        let (one, other) = (try service(), try service())
        for target in ["/v1/alerts/long", "/v1/alerts", "/v1/alerts?unit=7", "/openapi.json"] {
            let plain = one.ask(target).content.body
            for coding in ContentCoding.allCases {
                let answer = one.ask(target, encoding: coding.rawValue)
                #expect(self.coding(answer) == coding.rawValue)
                #expect(answer.content.body == coding.encode(plain))
                #expect(other.ask(target, encoding: coding.rawValue).content.body == answer.content.body)
            }
        }
    }

    @Test("What is small, or made for one reader, and every problem is sent as it is")
    func plain() throws {
        let service = try service()
        for target in [
            "/v1/alerts/short", "/v1/alerts/filled?arg.n=2", "/v1/alerts/long?unit=7", "/v1/alerts/long?explain=1",
            "/v1/alerts/gone", "/problems/not-ready",
        ] {
            let answer = service.ask(target, encoding: "gzip")
            #expect(coding(answer) == nil)
            #expect(answer.text == service.ask(target).text)
        }
    }

    @Test("Each representation has a tag of its own, and 304 is for whoever has the one that would be sent")
    func tags() throws {
        let service = try service()
        let wishes = [nil, "gzip", "br"]
        let answers = wishes.map { service.ask("/v1/alerts/long", encoding: $0) }
        let tags = try answers.map { try #require($0.field("ETag")) }
        #expect(Set(tags).count == 3)
        for (place, wish) in wishes.enumerated() {
            for (other, tag) in tags.enumerated() {
                for condition in [tag, "W/\(tag)", "\"x\", \(tag)"] {
                    let answer = service.ask("/v1/alerts/long", encoding: wish, ifNoneMatch: condition)
                    #expect(answer.status == (place == other ? 304 : 200), "\(condition) of \(wish ?? "none")")
                    #expect(answer.field("ETag") == tags[place])
                    #expect(answer.field("Vary") == "Accept-Language, Accept-Encoding")
                }
            }
            #expect(service.ask("/v1/alerts/long", encoding: wish, ifNoneMatch: "*").status == 304)
        }
    }

    @Test("A tag as a proxy changes it that encodes by itself is answered with 304", arguments: [nil, "gzip", "br"])
    func proxies(wish: String?) throws {
        let service = try service()
        let tag = try #require(service.ask("/v1/alerts/long", encoding: wish).field("ETag")).dropLast()
        for suffix in ["-gzip", "--gzip", ":gzip", ";gzip", "-br", "-zstd", "-deflate"] {
            for condition in ["\(tag)\(suffix)\"", "W/\(tag)\(suffix)\"", "\"x\", \(tag)\(suffix)\""] {
                let answer = service.ask("/v1/alerts/long", encoding: wish, ifNoneMatch: condition)
                #expect(answer.status == 304, "\(condition)")
            }
        }
        let plain = try #require(service.ask("/v1/alerts/long").field("ETag")).dropLast()
        let same = service.ask("/v1/alerts/long", encoding: wish, ifNoneMatch: "\(plain)-\(wish ?? "gzip")\"")
        #expect(same.status == 304)
        #expect(service.ask("/v1/alerts/long", encoding: wish, ifNoneMatch: "\(plain)-other\"").status == 200)
    }

    @Test(
        "Caches are told that Accept-Encoding decides, whatever is asked and answered",
        arguments: [
            ("/v1/alerts/long", "Accept-Language, Accept-Encoding"),
            ("/v1/alerts/short", "Accept-Language, Accept-Encoding"), ("/v1/alerts/short?locale=en", "Accept-Encoding"),
            ("/v1/alerts/long?format=pattern", "Accept-Language, Accept-Encoding"),
            ("/v1/alerts", "Accept-Language, Accept-Encoding"), ("/v1/alerts?locale=en", "Accept-Encoding"),
            ("/v1/alerts?unit=1", "Accept-Language, Accept-Encoding"), ("/v1/locales", "Accept-Encoding"),
            ("/openapi.json", "Accept-Encoding"), ("/problems/not-ready", "Accept-Encoding"),
        ])
    func vary(target: String, expected: String) throws {
        let service = try service()
        for wish in [nil, "gzip", "br", "identity", "*;q=0"] {
            for (method, condition) in [(HTTPMethod.get, nil), (.head, nil), (.get, "*")] {
                let answer = service.ask(target, method: method, encoding: wish, ifNoneMatch: condition)
                #expect(answer.status == (condition == nil ? 200 : 304))
                #expect(answer.field("Vary") == expected)
            }
        }
    }

    @Test("What is never encoded does not vary by the coding")
    func noVary() throws {
        let service = try service()
        #expect(service.ask("/v1/alerts/filled?arg.n=2", encoding: "gzip").field("Vary") == "Accept-Language")
        #expect(service.ask("/v1/alerts/filled?arg.n=2&locale=en", encoding: "gzip").field("Vary") == nil)
        #expect(service.ask("/v1/alerts/gone", encoding: "gzip").field("Vary") == "Accept-Language")
    }

    @Test("An answer is encoded once, however it is asked for, and again only when its bytes change")
    func once() throws {
        let service = try service()
        let first = service.ask("/v1/alerts/long", encoding: "gzip").content
        #expect(service.ask("/v1/alerts/long", encoding: "gzip").content === first)
        #expect(service.ask("/v1/alerts/long?x=1", language: "de", encoding: "gzip, zstd").content === first)
        try service.publish(Self.alerts.merging(["new": #"{"id": "new", "text": {"en": {"title": "N"}}}"#]) { $1 })
        #expect(service.ask("/v1/alerts/long", encoding: "gzip").content === first)
        try service.publish(["long": Self.alerts["long"]?.replacing("Sentence 1 ", with: "Word 1 ") ?? ""])
        #expect(service.ask("/v1/alerts/long", encoding: "gzip").field("ETag") != first.value(of: "ETag"))
    }

    @Test("An encoded answer that is part of a trace stays encoded")
    func traced() throws {
        let service = try service()
        let trace = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
        let answer = service.ask("/v1/alerts/long", encoding: "br", traceParent: trace)
        #expect(answer.field("traceresponse") != nil)
        #expect(coding(answer) == "br")
        #expect(answer.content.body == service.ask("/v1/alerts/long", encoding: "br").content.body)
    }

    @Test("Only what is offered is sent, and where nothing is, caches need not know of it")
    func offered() throws {
        func service(offering codings: [ContentCoding]) throws -> TestService {
            try self.service {
                $0.policy = CachePolicy(maxAge: 1, staleWhileRevalidate: 1, staleIfError: 1, codings: codings)
            }
        }
        let gzip = try service(offering: [.gzip])
        #expect(coding(gzip.ask("/v1/alerts/long", encoding: "gzip;q=0.1, br")) == "gzip")
        #expect(coding(gzip.ask("/v1/alerts/long", encoding: "br")) == nil)
        let none = try service(offering: [])
        #expect(coding(none.ask("/v1/alerts/long", encoding: "gzip, br")) == nil)
        #expect(none.ask("/v1/alerts/long").field("Vary") == "Accept-Language")
        #expect(none.ask("/openapi.json").field("Vary") == nil)
    }
}
