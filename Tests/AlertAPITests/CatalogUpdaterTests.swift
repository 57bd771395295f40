import AlertAPI
import AlertCatalog
import HTTPServer
import OperatingSystem
import Testing

@Suite("Updating the catalog")
struct CatalogUpdaterTests {
    /// A service that serves what a store has.
    private final class Live: Sendable {
        let store: ScriptedStore
        let holder = CatalogHolder()
        let status = ServiceStatus()
        let events = Monitor<[String]>([])
        let updater: CatalogUpdater

        init(_ answer: ScriptedStore.Answer) {
            store = ScriptedStore(answer)
            let events = events
            updater = CatalogUpdater(store, to: holder, status) { event in
                let text =
                    switch event {
                    case .replaced(_, let revision): "replaced \(revision ?? -1)"
                    case .faulty(let faults, let isServing): "faulty \(faults.map(\.code)) \(isServing)"
                    case .recovered: "recovered"
                    }
                events.update { $0.append(text) }
            }
            status.finishSelfCheck([:])
        }

        deinit { updater.stop(atMost: .seconds(30)) }

        func ask(_ target: String) -> Response {
            let policy = CachePolicy(maxAge: 60, staleWhileRevalidate: 600, staleIfError: 86400)
            return Worker(serving: holder, .init(policy: policy, budget: 1 << 20) { Issue.record("failed: \($0)") })
                .respond(to: Request(method: .get, target: Array(target.utf8), fields: HeaderFields()))
        }

        var readiness: Response {
            Management(status).respond(
                to: Request(method: .get, target: Array("/readyz".utf8), fields: HeaderFields()))
        }

        /// Waits until something has been told, and gives all that was.
        func events(until text: String) -> [String] {
            let all = events.wait(atMost: .seconds(60)) { $0.contains(text) }
            #expect(all.contains(text), "told were \(all)")
            return all
        }
    }

    private func source(_ revision: Int?, title: String = "A") -> CatalogSource {
        TestService.source(["a": "{\"id\": \"a\", \"text\": {\"en\": {\"title\": \"\(title)\"}}}"], revision: revision)
    }

    private static let away = CatalogStoreError(.unavailable, "nobody answers")

    @Test("The first catalog is there before the thread is, and later ones are served when the store has them")
    func follows() throws {
        let live = Live(.source(source(1)))
        #expect(try live.updater.loadFirst()?.catalog != nil)
        #expect(live.ask("/v1/alerts/a").text.contains(#""title":"A""#) && live.readiness.status == 200)
        live.updater.start()
        live.store.change { $0.answer = .source(source(2, title: "B")) }
        #expect(live.updater.waitUntilServed(revision: 2, atMost: .seconds(60)))
        #expect(live.ask("/v1/alerts/a").text.contains(#""title":"B""#))
        #expect(live.events.current == ["replaced 2"])
    }

    @Test("The same documents are no other catalog, whatever their revision")
    func same() throws {
        let live = Live(.source(source(1)))
        _ = try live.updater.loadFirst()
        let generation = live.holder.generation
        live.updater.start()
        live.store.change { $0.answer = .source(source(2)) }
        #expect(live.updater.waitUntilServed(revision: 2, atMost: .seconds(60)))
        #expect(live.holder.generation == generation && live.holder.served.revision == 2)
        #expect(live.updater.counters.replacements == 1 && live.updater.counters.loads > 1)
    }

    @Test("What has changed is applied; when that is not enough, the whole is loaded")
    func changes() throws {
        let live = Live(.source(source(1)))
        _ = try live.updater.loadFirst()
        live.updater.start()
        let text = #"{"id": "b", "text": {"en": {"title": "B"}}}"#
        let added = CatalogSource.Document(file: "alerts/b.json", bytes: Array(text.utf8))
        live.store.change {
            $0.change = CatalogSource(revision: 2, base: 1, shared: nil, definitions: ["b": added], removed: [])
        }
        #expect(live.updater.waitUntilServed(revision: 2, atMost: .seconds(60)))
        #expect(live.holder.current?.alerts.map(\.id) == ["a", "b"])
        #expect(live.store.script.current.wholeLoads == 1)
        live.store.change {
            $0.change = CatalogSource(revision: 4, base: 3, shared: nil, definitions: [:], removed: ["a"])
            $0.answer = .source(source(4, title: "4"))
        }
        #expect(live.updater.waitUntilServed(revision: 4, atMost: .seconds(60)))
        #expect(live.holder.current?.alerts.map(\.id) == ["a"])
        #expect(live.store.script.current.wholeLoads == 2)
    }

    @Test("A catalog with errors is never served; its faults are told once, and so is that they are gone")
    func badThenGood() throws {
        let live = Live(.source(source(1)))
        _ = try live.updater.loadFirst()
        live.updater.start()
        for revision in [2, 3] {
            live.store.change { $0.answer = .source(TestService.source(["a": "{"], revision: revision)) }
            #expect(!live.updater.waitUntilServed(revision: revision, atMost: .seconds(60)))
        }
        #expect(live.readiness.status == 200)
        #expect(live.readiness.text.contains("degraded") && live.readiness.text.contains("json.unexpected-end"))
        #expect(live.ask("/v1/alerts/a").text.contains(#""title":"A""#))
        live.store.change { $0.answer = .source(source(4, title: "D")) }
        let events = live.events(until: "recovered")
        #expect(events == ["faulty [\"json.unexpected-end\"] true", "replaced 4", "recovered"])
        #expect(live.updater.counters.failures == 2)
        #expect(live.readiness.text == #"{"status":"ready"}"#)
    }

    @Test("A store that is away at the start is asked again, and until it answers nothing is ready")
    func awayAtStart() throws {
        let live = Live(.failure(Self.away))
        #expect(try live.updater.loadFirst()?.catalog == nil)
        live.updater.start()
        _ = live.store.script.wait(atMost: .seconds(60)) { $0.loads >= 3 }
        #expect(live.readiness.status == 503)
        #expect(live.readiness.text.contains("starting") && live.readiness.text.contains("store.unavailable"))
        let answer = live.ask("/v1/alerts/a")
        #expect(answer.status == 503 && answer.field("Retry-After") != nil)
        #expect(live.events.current == ["faulty [\"store.unavailable\"] false"])
        live.store.change { $0.answer = .source(source(1)) }
        _ = live.events(until: "recovered")
        #expect(live.readiness.text == #"{"status":"ready"}"#)
        #expect(live.ask("/v1/alerts/a").status == 200)
    }

    @Test("A store that goes away later takes nothing from readers")
    func awayLater() throws {
        let live = Live(.source(source(1)))
        _ = try live.updater.loadFirst()
        live.updater.start()
        live.store.change { $0.waitFailure = Self.away }
        _ = live.events(until: "faulty [\"store.unavailable\"] true")
        #expect(live.readiness.status == 200 && live.readiness.text.contains("degraded"))
        #expect(live.ask("/v1/alerts/a").status == 200)
        live.store.change {
            $0.waitFailure = nil
            $0.answer = .source(source(2, title: "B"))
        }
        _ = live.events(until: "recovered")
        #expect(live.ask("/v1/alerts/a").text.contains(#""title":"B""#))
    }

    @Test("What will not be better by waiting ends the start, and nothing is told of it elsewhere")
    func hopeless() throws {
        let live = Live(.failure(CatalogStoreError(.foreign, "it is a picture")))
        #expect(throws: CatalogStoreError.self) { try live.updater.loadFirst() }
        let broken = Live(.source(TestService.source(["a": "{"], revision: nil)))
        #expect(try broken.updater.loadFirst()?.catalog == nil)
        #expect(live.events.current.isEmpty && broken.events.current.isEmpty)
    }

    @Test("Stopping ends the thread, also while it waits for a store that is away")
    func stops() throws {
        for answer in [ScriptedStore.Answer.source(source(1)), .failure(Self.away)] {
            let live = Live(answer)
            _ = try live.updater.loadFirst()
            live.updater.start()
            _ = live.store.script.wait(atMost: .seconds(60)) { $0.loads >= 1 }
            live.updater.stop(atMost: .seconds(60))
            #expect(!live.updater.isRunning)
            #expect(!live.updater.waitUntilServed(revision: 9, atMost: .seconds(60)))
        }
    }
}
