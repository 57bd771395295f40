import AlertAPI
import AlertCatalog
import Fixtures
import HTTPServer
import JSON
import Testing

@Suite("Authentication")
struct AuthenticationTests {
    @Test("asks for a token, and says how to send it")
    func missing() throws {
        let response = try AdminDesk().ask(.get, "definitions", as: nil)
        #expect(response.status == 401 && response.problem == "unauthorized")
        #expect(response.field("WWW-Authenticate") == #"Bearer realm="alert-catalog""#)
        #expect(try response.json["detail"]?.string?.contains("Authorization: Bearer") == true)
    }

    @Test("says how to make a token when there is none")
    func none() throws {
        let desk = try AdminDesk(store: MemoryStore(publishing: [:]))
        let response = desk.ask(.get, "definitions")
        #expect(response.status == 401 && response.text.contains("alert-catalog token create"))
    }

    @Test(
        "refuses what is no token",
        arguments: ["", "Bearer", "Bearer ", "Bearer x", "Basic YTpi", "Bearer a b", "alertcat_x", "Bearer \u{FFFD}"])
    func wrong(field: String) throws {
        let response = try AdminDesk().ask(.get, "definitions", as: nil, [.authorization: field])
        #expect(response.status == 401 && response.problem == "unauthorized")
        #expect(response.field("WWW-Authenticate")?.hasPrefix("Bearer realm=") == true)
    }

    @Test("ends with the revocation of a token")
    func revoked() throws {
        let store = try MemoryStore(publishing: [:])
        let secret = try store.edit(as: .commandLine("t"), .init(time: 0)) {
            try $0.createToken(named: "t", role: .admin)
        }
        let desk = try AdminDesk(store: store)
        let field = [HeaderName.authorization: "bearer \(secret.text)"]
        #expect(desk.ask(.get, "definitions", as: nil, field).status == 200)
        try store.edit(as: .commandLine("t"), .init(time: 0)) { try $0.revokeToken(named: "t") }
        #expect(desk.ask(.get, "definitions", as: nil, field).status == 401)
        #expect(desk.ask(.get, "definitions", as: nil).text.contains("alert-catalog token create"))
    }

    @Test("ends with the revocation of a token for a change that still waits for its turn")
    func revokedMeanwhile() throws {
        let store = RevokingStore(try MemoryStore(publishing: ["a": AdminDesk.alert("a", "A")]))
        let secret = try store.memory.edit(as: .commandLine("t"), .init(time: 0)) {
            try $0.createToken(named: "t", role: .admin)
        }
        let desk = try AdminDesk(store: store)
        let fields = [HeaderName.authorization: "Bearer \(secret.text)", .ifMatch: "*"]
        #expect(desk.ask(.put, "definitions/a", as: nil, fields, body: AdminDesk.alert("a", "New")).status == 401)
        #expect(try store.memory.read { try $0.record(of: .definition("a"))?.draft } == nil)
    }

    /// One whose token "t" is revoked whenever somebody waits to write.
    private final class RevokingStore: WritableCatalogStore {
        let memory: MemoryStore

        init(_ memory: MemoryStore) { self.memory = memory }

        func load(since revision: Int?) throws -> CatalogSource { try memory.load(since: revision) }
        func waitForChange(atMost duration: Duration) -> Bool { false }
        func wake() {}

        func read<Result>(_ body: (any CatalogReading) throws -> Result) throws -> Result { try memory.read(body) }

        func write<Result>(_ body: (any CatalogWriting) throws -> Result) throws -> Result {
            try memory.edit(as: .commandLine("t"), .init(time: 0)) { try $0.revokeToken(named: "t") }
            return try memory.write(body)
        }
    }

    @Test("lets an address that sent ten wrong tokens wait, but for whoever has a right one")
    func failures() throws {
        let desk = try AdminDesk()
        for _ in 0..<10 {
            #expect(desk.ask(.get, "definitions", as: nil, [.authorization: "Bearer x"]).status == 401)
        }
        let response = desk.ask(.get, "definitions", as: nil, [.authorization: "Bearer x"])
        #expect(response.status == 429 && response.problem == "too-many-failures")
        let seconds = try #require(response.field("Retry-After").flatMap { Int($0) })
        #expect((1...60).contains(seconds))
        #expect(desk.ask(.get, "definitions").status == 200)
    }

    @Test("never takes a token from the address", arguments: ["token", "access_token", "Access_Token", "api_key"])
    func address(name: String) throws {
        for role in [AccessToken.Role.admin, nil] {
            let response = try AdminDesk().ask(.get, "definitions?\(name)=alertcat_x", as: role)
            #expect(response.status == 400 && response.problem == "token-in-url")
        }
    }

    @Test(
        "finds a token anywhere in the address",
        arguments: ["definitions?x=alertcat_x", "definitions/alertcat_x", "audit?%61lertcat_x", "alertcat_x/y"])
    func anywhere(path: String) throws {
        #expect(try AdminDesk().ask(.get, path).problem == "token-in-url")
    }

    @Test("is not asked for where the identity is given")
    func given() throws {
        let responder = AdminResponder(
            try MemoryStore(publishing: [:]), as: .commandLine("ann"), .init { Issue.record("\($0)") })
        var fields = HeaderFields()
        fields.add(.ifNoneMatch, "*".utf8)
        fields.add(.contentType, "application/json".utf8)
        let put = Request(
            method: .put, target: Array("/admin/v1/definitions/a".utf8), fields: fields,
            body: Array(AdminDesk.alert("a", "A").utf8))
        #expect(responder.respond(to: put).status == 201)
        let audit = Request(method: .get, target: Array("/admin/v1/audit?after=1".utf8), fields: HeaderFields())
        #expect(try responder.respond(to: audit).json["events"]?.array?.first?["actor"]?.string == "command-line:ann")
    }
}
