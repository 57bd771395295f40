import AlertAPI
import AlertCatalog
import Fixtures
import HTTPServer
import JSON
import Synchronization
import Testing

/// The management interface in process, over a store with the alerts that tests write out, and a token of each role.
final class AdminDesk: Sendable {
    let store: any CatalogStore
    let responder: AdminResponder
    let holder = CatalogHolder()
    private let secrets: [AccessToken.Role: String]

    convenience init(_ alerts: [String: String] = TestService.alerts, fourEyes: Bool = false) throws {
        let store = try MemoryStore(publishing: alerts, shared: TestService.shared)
        var secrets: [AccessToken.Role: String] = [:]
        for role in AccessToken.Role.allCases {
            secrets[role] = try store.edit(as: .commandLine("test"), .init(time: 0)) { editor in
                try editor.createToken(named: "the-\(role.rawValue)", role: role).text
            }
        }
        try self.init(store: store, secrets: secrets, fourEyes: fourEyes)
    }

    init(store: any CatalogStore, secrets: [AccessToken.Role: String] = [:], fourEyes: Bool = false) throws {
        self.store = store
        self.secrets = secrets
        let clock = Clock()
        self.clock = clock
        var configuration = AdminResponder.Configuration { Issue.record("failed: \($0)") }
        configuration.fourEyes = fourEyes
        configuration.serving = holder
        configuration.clock = { clock.now }
        responder = AdminResponder(store, configuration)
    }

    final class Clock: Sendable {
        private let time = Atomic(1_000_000)
        var now: Int { time.load(ordering: .relaxed) }
        func advance(_ milliseconds: Int) { time.add(milliseconds, ordering: .relaxed) }
    }

    let clock: Clock

    /// - Parameters:
    ///   - path: behind `/admin/v1/`.
    ///   - role: whose token is sent; `nil` sends none.
    func ask(
        _ method: HTTPMethod, _ path: String, as role: AccessToken.Role? = .admin, _ fields: [HeaderName: String] = [:],
        body: String? = nil
    ) -> Response {
        ask(method, path, as: role, fields, bytes: body.map { Array($0.utf8) })
    }

    func ask(
        _ method: HTTPMethod, _ path: String, as role: AccessToken.Role? = .admin, _ fields: [HeaderName: String] = [:],
        bytes: [UInt8]?
    ) -> Response {
        var all = self.fields(as: role)
        if bytes != nil, fields[.contentType] == nil { all.add(.contentType, "application/json".utf8) }
        for (name, value) in fields { all.add(name, value.utf8) }
        let response = responder.respond(
            to: Request(method: method, target: Array("/admin/v1/\(path)".utf8), fields: all, body: bytes ?? []))
        #expect(response.field("Cache-Control") == "no-store")
        #expect(response.field("Access-Control-Allow-Origin") == nil)
        return response
    }

    /// With the token of a role.
    func fields(as role: AccessToken.Role?) -> HeaderFields {
        var fields = HeaderFields()
        if let role, let secret = secrets[role] { fields.add(.authorization, "Bearer \(secret)".utf8) }
        return fields
    }

    /// Writes a draft over whatever there is.
    @discardableResult
    func draft(_ id: String, _ title: String, as role: AccessToken.Role = .editor) -> Response {
        ask(.put, "definitions/\(id)", as: role, [.ifMatch: "*"], body: Self.alert(id, title))
    }

    static func alert(_ id: String, _ title: String) -> String {
        "{\"id\": \"\(id)\", \"text\": {\"en\": {\"title\": \"\(title)\"}}}"
    }

    /// Everything that can be read, to see that nothing has changed.
    var contents: String {
        ["definitions", "catalog", "audit", "shared"].map { ask(.get, $0).text }.joined()
    }
}

extension Response {
    var json: JSONValue {
        get throws { try JSONDocument(parsing: content.body).root }
    }

    /// The code of a problem.
    var problem: String? {
        guard field("Content-Type") == "application/problem+json" else { return nil }
        return (try? json)?["type"]?.string.map { String($0.dropFirst("/problems/".count)) }
    }
}
