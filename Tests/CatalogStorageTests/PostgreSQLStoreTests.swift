import AlertCatalog
import CatalogStorage
import Foundation
import Testing
import Threads

@Suite("The PostgreSQL store")
struct PostgreSQLStoreTests {
    private let place: PostgreSQLPlace

    init() throws {
        place = try PostgreSQLPlace()
    }

    private func failure(_ body: () throws -> Void) -> CatalogStoreError? {
        #expect(throws: CatalogStoreError.self, performing: body)
    }

    /// Waits as the service does, again after every failure, and tells how often it was.
    private func waitForChange(_ store: SQLStore, within time: Duration) -> (isChanged: Bool, failures: Int) {
        let end = ContinuousClock.now + time
        var failures = 0
        while ContinuousClock.now < end {
            do {
                if try store.waitForChange(atMost: .seconds(1)) { return (true, failures) }
            } catch {
                failures += 1
            }
        }
        return (false, failures)
    }

    @Test("When the server ends every connection, reads and writes go on as if nothing were")
    func terminated() throws {
        let store = try place.open()
        try store.publish(["": "{}"])
        _ = try store.read { _ in try store.read { _ in try store.read { try $0.currentRevision() } } }
        for revision in 2...4 {
            try place.terminateConnections()
            #expect(try store.read { try $0.currentRevision() } == revision - 1)
            try place.terminateConnections()
            #expect(try store.publish(["a": "\(revision)"]) == revision)
        }
    }

    @Test("After a loss of the connection that listens all is loaded anew, and changes are told again")
    func listensAgain() throws {
        let store = try place.open()
        try store.publish(["": "{}", "a": "1"])
        _ = try store.load(since: nil)
        while try store.waitForChange(atMost: .milliseconds(200)) {}
        try place.terminateConnections()
        #expect(waitForChange(store, within: .seconds(5)).isChanged)
        #expect(try store.load(since: 1).base == nil)

        let other = try place.open()
        let waiting = Background { try store.waitForChange(atMost: .seconds(10)) }
        let begin = ContinuousClock.now
        try other.publish(["a": "2"])
        #expect(try waiting.value() == true)
        #expect(begin.duration(to: .now) < .seconds(1))
        #expect(try store.load(since: 1).texts == ["a": "2"])
    }

    @Test("While the database is away, waiting fails now and then and not in a busy loop; when it is back, all is told")
    func away() throws {
        let store = try place.open()
        try store.publish(["": "{}"])
        _ = try store.load(since: nil)
        while try store.waitForChange(atMost: .milliseconds(200)) {}
        try place.setReachable(false)
        try place.terminateConnections()
        #expect(failure { _ = try store.read { try $0.currentRevision() } }?.code == .unavailable)
        #expect(failure { try store.publish(["a": "1"]) }?.code == .unavailable)
        let (isChanged, failures) = waitForChange(store, within: .seconds(2))
        #expect(!isChanged)
        #expect((1...10).contains(failures))
        try place.setReachable(true)
        try place.open().publish(["a": "1"])
        #expect(waitForChange(store, within: .seconds(10)).isChanged)
        #expect(try store.load(since: 1).texts == ["a": "1"])
    }

    @Test("A revision that nobody notified of is found by looking")
    func polled() throws {
        let store = try place.open()
        try store.publish(["": "{}"])
        _ = try store.load(since: nil)
        while try store.waitForChange(atMost: .milliseconds(200)) {}
        try place.execute("INSERT INTO catalog_revisions (number, name, author, time) VALUES (2, 'x', '', 0)")
        #expect(waitForChange(store, within: .seconds(8)).isChanged)
    }

    @Test("A change that is not known to be made is not made again")
    func uncertain() throws {
        let store = try place.open()
        try store.publish(["": "{}"])
        var runs = 0
        let failure = failure {
            try store.write { transaction in
                runs += 1
                try transaction.append(AuditEvent(time: 0, actor: "x", action: .fill, subject: ""))
                try place.terminateConnections()
            }
        }
        #expect(failure?.code == .unavailable)
        #expect(runs == 1)
        #expect(try store.read { try $0.audit(after: 0, limit: 9) }.count == 0)
    }

    @Test("No password is told, whatever goes wrong")
    func secret() throws {
        let urls = [
            "postgresql://u:hush-hush@127.0.0.1:1/x", "postgresql://u:hush-hush%zz@127.0.0.1:1/x",
            "postgresql://u@127.0.0.1:1/x?password=hush-hush",
        ]
        for url in urls {
            let failure = failure { _ = try SQLStore(PostgreSQLDatabase(url: url)).load(since: nil) }
            #expect([.unavailable, .notFound].contains(failure?.code))
            #expect(failure?.description.contains("hush") == false)
        }
    }
}
