import AlertAPI
import AlertCatalog
import FoundationEssentials
import HTTPServer
import Testing

/// The published suite by Nicolas Seriot, which is read where it lies and is not part of the repository.
private enum JSONTestSuite {
    static let directory = "\(repository)/../shared/conformance/json"
    static let isThere = FileManager.default.fileExists(atPath: directory)
    static let absence: Comment = "JSONTestSuite is not at ../shared/conformance/json"

    private static var repository: String {
        #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
    }

    static var malformed: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        return names.filter { $0.hasPrefix("n_") }.sorted()
    }

    static func bytes(_ name: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: URL(filePath: "\(directory)/\(name)")))
    }
}

@Suite("Request bodies")
struct BodyTests {
    private static let routes = [
        (HTTPMethod.put, "definitions/a"), (.put, "shared"), (.put, "catalog"), (.post, "changesets"),
        (.post, "definitions/a/rollback"),
    ]

    @Test("that are not JSON are refused", .enabled(if: JSONTestSuite.isThere, JSONTestSuite.absence))
    func malformed() throws {
        let desk = try AdminDesk()
        let before = desk.contents
        #expect(JSONTestSuite.malformed.count >= 100)
        for name in JSONTestSuite.malformed {
            let bytes = try JSONTestSuite.bytes(name)
            for (method, path) in Self.routes {
                let response = desk.ask(method, path, [.ifMatch: "*"], bytes: bytes)
                #expect(response.status == 400 && response.problem == "malformed-body", "\(name) at \(path)")
            }
            guard !bytes.isEmpty else { continue }
            #expect(desk.ask(.post, "definitions/a/publish", [.ifMatch: "*"], bytes: bytes).status == 400, "\(name)")
        }
        #expect(desk.contents == before)
    }

    @Test("say that they are JSON", arguments: routes)
    func types(method: HTTPMethod, path: String) throws {
        let desk = try AdminDesk()
        for type in [
            "", "text/plain", "application/x-www-form-urlencoded", "application/jsonx",
            "application/json; charset=latin1",
        ] {
            let response = desk.ask(method, path, [.ifMatch: "*", .contentType: type], body: "{}")
            #expect(response.status == 415 && response.problem == "unsupported-media-type", "\(type)")
        }
        for type in [
            "application/json", "Application/JSON", "application/json;charset=utf-8",
            "application/json; charset=\"UTF-8\"",
        ] {
            #expect(desk.ask(method, path, [.ifMatch: "*", .contentType: type], body: "{}").status != 415, "\(type)")
        }
        let fields = HeaderFields()
        let bare = AdminResponder(desk.store, as: .commandLine("t"), .init { Issue.record("\($0)") })
            .respond(
                to: Request(
                    method: method, target: Array("/admin/v1/\(path)".utf8), fields: fields, body: [0x7B, 0x7D]))
        #expect(bare.status == 415)
    }

    @Test("are taken as they are: a coding is refused, and says what is taken")
    func coded() throws {
        let desk = try AdminDesk()
        let coded = desk.ask(.put, "definitions/a", [.ifMatch: "*", .contentEncoding: "gzip"], body: "{}")
        #expect(coded.status == 415 && coded.field("Accept-Encoding") == "identity")
        let plain = [HeaderName.ifMatch: "*", .contentEncoding: "Identity"]
        #expect(desk.ask(.put, "definitions/a", plain, body: AdminDesk.alert("a", "New")).status == 200)
    }

    @Test("that cannot be read are refused by what the head says of them", arguments: ["2", "", nil])
    func announced(length: String?) throws {
        let desk = try AdminDesk()
        let management = Management(ServiceStatus(), admin: desk.responder)
        var fields = desk.fields(as: .admin)
        fields.add(.contentType, "text/plain".utf8)
        if let length { fields.add(.contentLength, length.utf8) } else { fields.add(.transferEncoding, "chunked".utf8) }
        let head = Request(method: .put, target: Array("/admin/v1/definitions/a".utf8), fields: fields)
        #expect(management.refusal(of: head)?.status == (length == "" ? nil : 415))
    }

    @Test("are not needed where the path says all")
    func none() throws {
        let desk = try AdminDesk()
        for (title, body) in [("One", nil), ("Two", "{}")] {
            desk.draft("a", title)
            #expect(desk.ask(.post, "definitions/a/publish", [.ifMatch: "*"], body: body).status == 200)
        }
        desk.draft("a", "Newer")
        #expect(
            desk.ask(.post, "definitions/a/publish", [.ifMatch: "*"], body: #"{"x": 1}"#).problem == "malformed-body")
    }
}
