import AlertCatalog
import Fixtures
import Testing

@Suite("Tokens")
struct TokenTests {
    private let desk: EditingDesk

    init() throws {
        desk = try EditingDesk()
    }

    @Test("are kept as a hash of their secret, and each is another")
    func secrets() throws {
        let first = try desk.edit { try $0.createToken(named: "ci", role: .editor) }
        let second = try desk.edit { try $0.createToken(named: "web", role: .viewer) }
        #expect(first.text != second.text && first.text.hasPrefix("alertcat_") && first.text.utf8.count == 52)
        let kept = try #require(try desk.store.read { try $0.token(hash: first.hash) })
        #expect(kept == AccessToken(name: "ci", role: .editor, hash: TokenSecret(first.text).hash, created: 1000))
        #expect(kept.hash.count == 32 && kept.hash != Array(first.text.utf8))
        #expect(try desk.audit().map(\.action) == [.createToken, .createToken])
        #expect(try desk.audit().map(\.subject) == ["ci", "web"])
    }

    @Test("have names that are theirs for ever")
    func names() throws {
        _ = try desk.edit { try $0.createToken(named: "ci", role: .editor) }
        try expectRefusal(desk, .tokenExists("ci")) { try $0.createToken(named: "ci", role: .admin) }
        try desk.edit { try $0.revokeToken(named: "ci") }
        #expect(try desk.store.read { try $0.tokens().map(\.revoked) } == [1000])
        try expectRefusal(desk, .tokenExists("ci")) { try $0.createToken(named: "ci", role: .admin) }
        try expectRefusal(desk, .unknownToken("ci")) { try $0.revokeToken(named: "ci") }
        try expectRefusal(desk, .unknownToken("web")) { try $0.revokeToken(named: "web") }
        for name in ["", "a b", "command-line:ann", "é", String(repeating: "x", count: 65)] {
            try expectRefusal(desk, .malformedTokenName(name)) { try $0.createToken(named: name, role: .admin) }
        }
    }
}
