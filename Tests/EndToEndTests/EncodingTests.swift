import Foundation
import Testing
import Threads

@Suite("Content codings", .serving)
struct EncodingTests {
    private static let codings = ["gzip", "br"]
    private static let large = [
        "/v1/alerts/chat.leave", "/v1/alerts/entry.edit?locale=ko", "/v1/alerts?locale=ja", "/v1/alerts?unit=7",
        "/openapi.json", "/schemas/alert.json",
    ]

    private let service: Service

    init() throws {
        service = try #require(Service.current)
    }

    /// The body as curl reads it, which knows the codings by other libraries than the service does.
    private func decoded(_ target: String, in coding: String, from service: Service) throws -> [UInt8] {
        let folder = try TemporaryFolder()
        let outcome = try Program.runOther(
            "curl",
            [
                "--silent", "--show-error", "--fail", "--max-time", "20", "--compressed", "--header",
                "Accept-Encoding: \(coding)", "--output", "\(folder.path)/body",
                "http://127.0.0.1:\(service.publicPort)\(target)",
            ])
        #expect(outcome.status == 0, "\(outcome.error)")
        return Array(try Data(contentsOf: URL(filePath: "\(folder.path)/body")))
    }

    @Test("make what is large smaller, and it reads as it is without", arguments: large, codings)
    func reading(target: String, coding: String) throws {
        let plain = try service.get(target)
        let encoded = try service.get(target, ["Accept-Encoding: \(coding)"])
        #expect(encoded.status == 200 && encoded["content-encoding"] == coding)
        #expect(encoded["content-length"] == "\(encoded.body.count)")
        #expect(encoded.body.count < plain.body.count / 2)
        #expect(try decoded(target, in: coding, from: service) == plain.body)
        let ownFields: Set = ["content-encoding", "content-length", "etag", "date"]
        #expect(
            encoded.fields.filter { !ownFields.contains($0.name) }.map(\.value)
                == plain.fields.filter { !ownFields.contains($0.name) }.map(\.value))
    }

    @Test("leave alone what is small", arguments: ["/v1/alerts/photos.delete", "/v1/locales", "/problems/not-ready"])
    func small(target: String) throws {
        let plain = try service.get(target)
        let asked = try service.get(target, ["Accept-Encoding: gzip, br"])
        #expect(plain.body.count <= 1024)
        #expect(asked.lastingFields == plain.lastingFields && asked.body == plain.body)
    }

    @Test(
        "are read from all lines, in any case",
        arguments: [
            (["Accept-Encoding: gzip;q=0", "Accept-Encoding: br"], "br"), (["ACCEPT-ENCODING: GZIP"], "gzip"),
            (["accept-encoding: br;q=0.1", "Accept-Language: ko", "accept-encoding: Gzip;Q=0.2"], "gzip"),
            (["Accept-Encoding:"], nil), (["Accept-Encoding: gzip;q=0"], nil),
        ] as [([String], String?)])
    func lines(fields: [String], expected: String?) throws {
        let answer = try service.get("/v1/alerts/chat.leave", fields)
        #expect(answer["content-encoding"] == expected)
    }

    @Test("give HEAD the fields of GET, and 304 the tag", arguments: large, codings)
    func head(target: String, coding: String) throws {
        let field = "Accept-Encoding: \(coding)"
        let get = try service.get(target, [field])
        let head = try service.ask("HEAD", target, [field])
        #expect(head.lastingFields == get.lastingFields && head.body.isEmpty)
        let tag = try #require(get["etag"])
        for condition in [tag, "W/\(tag)", "\(tag.dropLast())-gzip\"", "W/\(tag.dropLast())-gzip\"", "\"x\", \(tag)"] {
            let answer = try service.get(target, [field, "If-None-Match: \(condition)"])
            #expect(answer.status == 304 && answer.body.isEmpty)
            for name in ["etag", "vary", "cache-control"] { #expect(answer[name] == get[name]) }
        }
        #expect(try service.get(target, ["If-None-Match: \(tag)"]).status == 200)
    }

    @Test("are never mixed up by many clients of two workers that ask at once, while the catalog changes")
    func concurrency() throws {
        let folder = try TemporaryFolder()
        try LiveCatalog.write(in: folder, title: "A")
        let message = (0..<200).map { "Sentence \($0)." }.joined(separator: " ")
        let text = #"{"id": "long", "text": {"en": {"title": "L", "message": "\#(message)"}}}"#
        try folder.write(text, to: "catalog/alerts/long.json")
        let service = try Service(["--store", "directory:\(folder.path)/catalog", "--workers", "2"])
        let right = try [nil, "gzip", "br"].map { coding in
            let answer = try service.get("/v1/alerts/long", coding.map { ["Accept-Encoding: \($0)"] } ?? [])
            #expect(answer["content-encoding"] == coding)
            return answer.body
        }
        let clients = (0..<6).map { number in
            Background {
                try (0..<50).count { round in
                    let coding = ["identity", "gzip", "br"][(number + round) % 3]
                    let answer = try service.get("/v1/alerts/long", ["Accept-Encoding: \(coding)"])
                    return answer.body != right[(number + round) % 3]
                }
            }
        }
        for title in ["B", "C", "D"] { try LiveCatalog.write(in: folder, title: title) }
        for client in clients { #expect(try client.value() == 0) }
        #expect(service.stop() == 0)
    }

    @Test("encode a list of half a megabyte, too", arguments: codings)
    func longList(coding: String) throws {
        let folder = try TemporaryFolder()
        try LiveCatalog.write(in: folder, title: "A")
        for number in 0..<400 {
            let message = (0..<40).map { "Sentence \($0 * number)." }.joined(separator: " ")
            let text = #"{"id": "n\#(number)", "text": {"en": {"title": "L", "message": "\#(message)"}}}"#
            try folder.write(text, to: "catalog/alerts/n\(number).json")
        }
        let service = try Service(["--store", "directory:\(folder.path)/catalog"])
        let plain = try service.get("/v1/alerts?limit=500").body
        #expect(plain.count > 256 * 1024)
        #expect(try decoded("/v1/alerts?limit=500", in: coding, from: service) == plain)
        #expect(service.stop() == 0)
    }

    @Test("are those of the setting, and none where it is empty")
    func setting() throws {
        let gzip = try Service(["--http-encodings", " gzip "])
        #expect(try gzip.get("/v1/alerts/chat.leave", ["Accept-Encoding: br, gzip"])["content-encoding"] == "gzip")
        #expect(gzip.stop() == 0)
        let none = try Service(["--http-encodings", ""])
        let answer = try none.get("/v1/alerts/chat.leave", ["Accept-Encoding: br, gzip"])
        #expect(answer["content-encoding"] == nil && answer["vary"] == "Accept-Language")
        #expect(none.stop() == 0)
        let wrong = try Program.run(["serve", "--port", "0", "--management-port", "0", "--http-encodings", "gzip,zip"])
        #expect(wrong.status != 0)
        #expect(wrong.sentences.count == 1 && wrong.error.contains("http.encodings has \"zip\""))
    }
}
