import AlertCatalog
import CatalogStorage
import Testing

/// What every store promises of tokens, of the record of changes and of remembered answers.
@Suite("The contract of access in stores")
struct AccessContract {
    @Test("The record of changes is in the order of writing, a page at a time", arguments: StoreKind.allCases)
    func audit(kind: StoreKind) throws {
        let place = try kind.makePlace()
        let store = try place.open()
        let events = AuditEvent.Action.allCases.enumerated().map { index, action in
            AuditEvent(
                sequence: 99, time: 1000 - index, actor: "Ann é", action: action, subject: "a",
                from: index == 0 ? nil : index, to: index == 1 ? nil : index, reason: index == 2 ? nil : "'; --")
        }
        for event in events { try store.write { try $0.append(event) } }
        var expected = events
        for index in expected.indices { expected[index].sequence = index + 1 }
        #expect(try store.read { try $0.audit(after: 0, limit: 100) } == expected)
        #expect(try store.read { try $0.audit(after: 3, limit: 2) } == Array(expected[3..<5]))
    }

    @Test(
        "A token is found by its hash and listed by its name, and one of the same name replaces it",
        arguments: StoreKind.allCases)
    func tokens(kind: StoreKind) throws {
        let place = try kind.makePlace()
        let store = try place.open()
        var tokens = AccessToken.Role.allCases.map { role in
            AccessToken(name: "\(role)", role: role, hash: Array("#\(role)".utf8), created: 17)
        }
        for token in tokens { try store.write { try $0.set(token) } }
        #expect(try store.read { try $0.tokens() } == tokens.sorted { $0.name < $1.name })
        #expect(try store.read { try $0.token(hash: tokens[1].hash) } == tokens[1])
        #expect(try store.read { try $0.token(hash: [1]) } == nil)

        let old = tokens[1].hash
        tokens[1].revoked = 18
        tokens[1].hash = [1]
        try store.write { try $0.set(tokens[1]) }
        #expect(try store.read { try $0.token(hash: [1]) } == tokens[1])
        #expect(try store.read { try $0.token(hash: old) } == nil)
        #expect(try store.read { try $0.tokens().count } == tokens.count)
    }

    @Test("An answer is remembered under its key, until it is forgotten for its age", arguments: StoreKind.allCases)
    func answers(kind: StoreKind) throws {
        let place = try kind.makePlace()
        let store = try place.open()
        let old = RememberedAnswer(request: [1], status: 200, tag: "d1", body: [0, 255], time: 100)
        let new = RememberedAnswer(request: [2], status: 422, tag: nil, body: [], time: 200)
        try store.write { try $0.remember(old, forKey: "k é") }
        try store.write { try $0.remember(new, forKey: "l") }
        #expect(try store.read { try $0.answer(forKey: "k é") } == old)
        #expect(try store.read { try $0.answer(forKey: "l") } == new)
        #expect(try store.read { try $0.answer(forKey: "K é") } == nil)
        try store.write { try $0.forgetAnswers(before: 200) }
        #expect(try store.read { try $0.answer(forKey: "k é") } == nil)
        #expect(try store.read { try $0.answer(forKey: "l") } == new)
        try store.write { try $0.remember(old, forKey: "l") }
        #expect(try store.read { try $0.answer(forKey: "l") } == old)
    }
}
