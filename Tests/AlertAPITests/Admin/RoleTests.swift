import AlertCatalog
import HTTPServer
import Testing

@testable import AlertAPI

@Suite("Roles")
struct RoleTests {
    /// Every route, and the least role that may use it.
    static let table: [(method: HTTPMethod, path: String, role: AccessToken.Role)] = [
        (.get, "definitions", .viewer),
        (.get, "definitions/a", .viewer),
        (.put, "definitions/a", .editor),
        (.delete, "definitions/a", .publisher),
        (.delete, "definitions/a/draft", .editor),
        (.post, "definitions/a/publish", .publisher),
        (.post, "definitions/a/rollback", .publisher),
        (.get, "definitions/a/revisions", .viewer),
        (.get, "definitions/a/revisions/1", .viewer),
        (.get, "definitions/a/diff", .viewer),
        (.get, "definitions/a/preview", .viewer),
        (.get, "shared", .viewer),
        (.put, "shared", .editor),
        (.delete, "shared/draft", .editor),
        (.post, "shared/publish", .publisher),
        (.post, "shared/rollback", .publisher),
        (.get, "shared/revisions", .viewer),
        (.get, "shared/revisions/1", .viewer),
        (.get, "shared/diff", .viewer),
        (.post, "changesets", .publisher),
        (.get, "catalog", .viewer),
        (.put, "catalog", .admin),
        (.get, "audit", .viewer),
    ]

    @Test("the table of routes is whole")
    func whole() {
        #expect(AdminRoute.all.count == Self.table.count)
    }

    @Test("let through who has at least the route's, and nobody else", arguments: table)
    func enforced(method: HTTPMethod, path: String, least: AccessToken.Role) throws {
        let desk = try AdminDesk()
        for role in AccessToken.Role.allCases {
            let before = desk.contents
            let response = desk.ask(method, path, as: role)
            #expect((response.problem == "forbidden") == (role < least), "\(role) \(response.status)")
            #expect(![401, 404, 405, 500].contains(response.status), "\(role) \(response.text)")
            if role < least {
                #expect(response.status == 403 && response.text.contains(least.rawValue))
                #expect(desk.contents == before)
            }
        }
        #expect(desk.ask(method, path, as: nil).status == 401)
    }
}
