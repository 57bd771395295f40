import AlertAPI
import AlertCatalog
import CatalogStorage
import Fixtures
import FoundationEssentials
import HTTPServer
import OperatingSystem
import Synchronization
import Testing
import Threads

@Suite("The management interface")
struct AdminRouteTests {
    @Test("answers what is not there, and methods that are not, with problems")
    func routes() throws {
        let desk = try AdminDesk()
        for path in ["", "definition", "definitions/a/b", "definitions/a/revisions/1/2", "shared/preview", "catalog/x"]
        {
            #expect(desk.ask(.get, path).problem == "unknown-route", "\(path)")
        }
        let response = desk.ask(.post, "definitions/a")
        #expect(
            response.problem == "method-not-allowed" && response.field("Allow") == "DELETE, GET, HEAD, OPTIONS, PUT")
        #expect(desk.ask(.delete, "shared").field("Allow") == "GET, HEAD, OPTIONS, PUT")
        #expect(desk.ask(.head, "definitions/a").status == 200)
        #expect(desk.ask(.get, "definitions/%zz").problem == "malformed-target")
    }

    @Test("is one part of the management listener")
    func listener() throws {
        let desk = try AdminDesk()
        let management = Management(ServiceStatus(), admin: desk.responder, maximumBody: 77)
        func ask(_ target: String) -> Response {
            management.respond(to: Request(method: .get, target: Array(target.utf8), fields: HeaderFields()))
        }
        #expect(ask("/admin/v1/definitions").status == 401 && ask("/healthz").status == 200)
        #expect(ask("/admin/v2/definitions").status == 404 && ask("/admin").status == 404)
        let options = management.respond(
            to: Request(method: .options, target: Array("/admin/v1/changesets".utf8), fields: HeaderFields()))
        #expect(options.status == 204 && options.field("Allow") == "OPTIONS, POST")
        #expect(options.field("Access-Control-Allow-Origin") == nil)
        let refused = management.refuse(.bodyTooLarge)
        #expect(refused.status == 413 && refused.text.contains("77 bytes"))
    }

    @Test("reads from a folder, and refuses every change of it")
    func folder() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        try FileManager.default.createDirectory(at: root.appending(path: "alerts"), withIntermediateDirectories: true)
        try Data(MemoryStore.shared.utf8).write(to: root.appending(path: "catalog.json"))
        try Data(AdminDesk.alert("a", "A").utf8).write(to: root.appending(path: "alerts/a.json"))
        let desk = try AdminDesk(store: DirectoryStore(path: root.path(percentEncoded: false)))
        for (method, path, _) in RoleTests.table where method != .get {
            let response = desk.ask(method, path, as: nil, [.ifMatch: "*"], body: "{}")
            #expect(response.status == 403 && response.problem == "read-only-store", "\(path)")
        }
        let definition = desk.ask(.get, "definitions/a")
        #expect(definition.status == 200 && definition.field("ETag") == nil)
        #expect(definition.text == "{\"id\":\"a\",\"published\":{\"document\":\(AdminDesk.alert("a", "A"))}}")
        #expect(desk.ask(.get, "definitions").text == #"{"definitions":[{"id":"a"}]}"#)
        #expect(desk.ask(.get, "definitions/a/preview").text.contains("\"title\":\"A\""))
        #expect(desk.ask(.get, "catalog").text.contains(MemoryStore.shared))
        #expect(desk.ask(.get, "shared").status == 200 && desk.ask(.get, "definitions/b").status == 404)
        #expect(desk.ask(.get, "audit").text == #"{"events":[]}"#)
        #expect(desk.ask(.get, "definitions/a/revisions").text == #"{"revisions":[]}"#)
    }

    @Test("reads of a folder what had no error last, and says what is wrong when there was nothing yet")
    func brokenFolder() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        try FileManager.default.createDirectory(at: root.appending(path: "alerts"), withIntermediateDirectories: true)
        try Data(MemoryStore.shared.utf8).write(to: root.appending(path: "catalog.json"))
        func write(_ text: String) throws { try Data(text.utf8).write(to: root.appending(path: "alerts/a.json")) }
        let broken = ["{bad \"a", "", "{\"id\": \"a\"}, \"evil\": {\"id\": \"evil\"}", "\u{FEFF}{}"]
        try write(broken[0])
        let desk = try AdminDesk(store: DirectoryStore(path: root.path(percentEncoded: false)))
        for path in ["definitions/a", "catalog", "definitions"] {
            let response = desk.ask(.get, path)
            #expect(response.status == 422 && response.text.contains("alerts/a.json"))
        }
        try write(AdminDesk.alert("a", "A"))
        let good = ["definitions/a", "catalog", "definitions"].map { desk.ask(.get, $0).text }
        for text in broken {
            try write(text)
            #expect(["definitions/a", "catalog", "definitions"].map { desk.ask(.get, $0).text } == good)
        }
        try FileManager.default.removeItem(at: root.appending(path: "catalog.json"))
        #expect(desk.ask(.get, "catalog").text == good[1])
    }

    @Test("takes as many requests at once as may wait for the store, and tells the others to come back")
    func busy() throws {
        let store = WaitingStore()
        let desk = try AdminDesk(store: store)
        let waiting = (0..<48).map { _ in Background { desk.ask(.get, "definitions", as: nil).status } }
        store.wait(for: 48)
        let response = desk.ask(.get, "definitions", as: nil)
        #expect(response.status == 503 && response.problem == "too-busy" && response.field("Retry-After") == "1")
        let management = Management(ServiceStatus(), admin: desk.responder)
        func ask(_ target: String) -> Request {
            Request(method: .get, target: Array(target.utf8), fields: HeaderFields())
        }
        #expect(management.respond(to: ask("/healthz")).status == 200)
        #expect(management.refusal(of: ask("/admin/v1/audit"))?.status == 503)
        store.release()
        for one in waiting { #expect(try one.value() == 401) }
        #expect(desk.ask(.get, "definitions", as: nil).status == 401)
    }

    /// One that keeps everybody waiting until it is released.
    private final class WaitingStore: WritableCatalogStore {
        private let memory = MemoryStore()
        private let state = Monitor((waiting: 0, isReleased: false))

        func wait(for count: Int) { _ = state.wait(atMost: .seconds(60)) { $0.waiting >= count } }
        func release() { state.update { $0.isReleased = true } }

        func load(since revision: Int?) throws -> CatalogSource { try memory.load(since: revision) }
        func waitForChange(atMost duration: Duration) -> Bool { false }
        func wake() {}
        func write<Result>(_ body: (any CatalogWriting) throws -> Result) throws -> Result { try memory.write(body) }

        func read<Result>(_ body: (any CatalogReading) throws -> Result) throws -> Result {
            state.update { $0.waiting += 1 }
            _ = state.wait(atMost: .seconds(60)) { $0.isReleased }
            return try memory.read(body)
        }
    }

    @Test("says that the store is away, and when to come back")
    func away() throws {
        let desk = try AdminDesk(store: FailingStore(.unavailable))
        let response = desk.ask(.get, "definitions", as: nil)
        #expect(response.status == 503 && response.problem == "store-unavailable")
        #expect(response.field("Retry-After") == "5")
        #expect(!response.text.contains("db.internal"))
    }

    @Test("tells by its readiness that changes are not stored, until one is")
    func unstored() throws {
        let store = try MemoryStore(publishing: ["a": AdminDesk.alert("a", "A")])
        let status = ServiceStatus()
        status.finishSelfCheck([:])
        status.serveCatalog()
        func put(on store: any CatalogStore, _ query: String = "") -> Int {
            var configuration = AdminResponder.Configuration { _ in }
            configuration.stored = { status.reportUnstored($0) }
            var fields = HeaderFields()
            fields.add(.ifMatch, "*".utf8)
            fields.add(.contentType, "application/json".utf8)
            let target = Array("/admin/v1/definitions/a\(query)".utf8)
            let body = Array(AdminDesk.alert("a", "New").utf8)
            return AdminResponder(store, as: .commandLine("t"), configuration)
                .respond(to: Request(method: .put, target: target, fields: fields, body: body)).status
        }
        #expect(put(on: FailingStore(.unwritable)) == 503)
        #expect(status.current.faults.map(\.code) == ["store.unwritable"] && status.current.phase == .serving)
        #expect(put(on: store, "?dryRun=true") == 200 && status.current.faults.count == 1)
        #expect(put(on: store) == 200 && status.current.faults.isEmpty)
        #expect(put(on: FailingStore(.unavailable)) == 503)
        status.report(status.current.faults)
        #expect(status.current.faults.map(\.code) == ["store.unavailable"])
    }

    @Test(
        "leaves what only an operator can mend to the log",
        arguments: [
            (CatalogStoreError.Code.unwritable, 503, "store-unavailable"), (.foreign, 500, "internal-error"),
            (.unreadable, 500, "internal-error"),
        ])
    func failing(code: CatalogStoreError.Code, status: Int, problem: String) throws {
        let logged = Mutex<[String]>([])
        let responder = AdminResponder(
            FailingStore(code), as: .commandLine("t"), .init { error in logged.withLock { $0.append("\(error)") } })
        let response = responder.respond(
            to: Request(method: .get, target: Array("/admin/v1/audit".utf8), fields: HeaderFields()))
        #expect(response.status == status && response.problem == problem)
        #expect(response.field("Retry-After") == nil && !response.text.contains("db.internal"))
        #expect(logged.withLock { $0 } == ["no way to db.internal"])
    }

    private final class FailingStore: WritableCatalogStore {
        private let error: CatalogStoreError

        init(_ code: CatalogStoreError.Code) { error = CatalogStoreError(code, "no way to db.internal") }

        func load(since revision: Int?) throws -> CatalogSource { throw error }
        func waitForChange(atMost duration: Duration) throws -> Bool { throw error }
        func wake() {}
        func read<Result>(_ body: (any CatalogReading) throws -> Result) throws -> Result { throw error }
        func write<Result>(_ body: (any CatalogWriting) throws -> Result) throws -> Result { throw error }
    }
}
