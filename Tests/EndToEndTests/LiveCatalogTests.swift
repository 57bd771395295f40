import Foundation
import Synchronization
import Testing

@Suite("A catalog that changes while it is served")
struct LiveCatalogTests {
    @Test("is followed when a file is renamed over another")
    func renameOver() throws {
        let live = try LiveCatalog()
        #expect(live.title == "A")
        try live.folder.write(LiveCatalog.definition("a", title: "B"), to: "catalog/alerts/.a.swp")
        live.move("catalog/alerts/.a.swp", over: "catalog/alerts/a.json")
        #expect(live.serves(title: "B"))
        #expect(live.service.stop() == 0)
        #expect(live.service.output.split(separator: "\n").count == 1)
    }

    @Test(
        "is served as it was last good while a file is empty or broken, and then anew",
        arguments: [("", "json."), ("{", "json."), (#"{"id": "a", "surprise": 1}"#, "member.unknown")])
    func badThenGood(text: String, code: String) throws {
        let live = try LiveCatalog()
        let file = "catalog/alerts/a.json"
        for round in 1...2 {
            try live.folder.write(text, to: file)
            #expect(live.isDegraded(by: code))
            #expect(live.title == (round == 1 ? "A" : "1"))
            try live.folder.write(LiveCatalog.definition("a", title: "\(round)"), to: file)
            #expect(live.serves(title: "\(round)") && live.isReady())
            // Readiness is told a moment before the log.
            #expect(eventually { live.logged("catalog.recovered") == round } && live.logged("catalog.faulty") == round)
        }
        #expect(live.service.stop() == 0)
    }

    @Test("is kept while its root is gone, and followed into the one that comes")
    func rootMadeAnew() throws {
        let live = try LiveCatalog()
        live.move("catalog", over: "gone")
        #expect(live.isDegraded(by: "store.not-found"))
        #expect(live.title == "A")
        try LiveCatalog.write(in: live.folder, title: "B")
        #expect(live.serves(title: "B") && live.isReady())
        #expect(live.service.stop() == 0)
    }

    @Test("is followed when a mounted configuration is swapped, without a moment of fault")
    func mountedConfiguration() throws {
        let live = try LiveCatalog { folder in
            try LiveCatalog.write(in: folder, title: "1", at: "catalog/..1")
            for (link, target) in [
                ("..data", "..1"), ("catalog.json", "..data/catalog.json"), ("alerts", "..data/alerts"),
            ] {
                try FileManager.default.createSymbolicLink(
                    atPath: "\(folder.path)/catalog/\(link)", withDestinationPath: target)
            }
        }
        for number in 2...4 {
            try LiveCatalog.write(in: live.folder, title: "\(number)", at: "catalog/..\(number)")
            try FileManager.default.createSymbolicLink(
                atPath: live.path("catalog/..data_tmp"), withDestinationPath: "..\(number)")
            live.move("catalog/..data_tmp", over: "catalog/..data")
            try FileManager.default.removeItem(atPath: live.path("catalog/..\(number - 1)"))
            #expect(live.serves(title: "\(number)"))
        }
        #expect(live.logged("catalog.replaced") == 3 && live.logged("catalog.faulty") == 0)
        #expect(live.service.stop() == 0)
    }

    @Test("is never served half of one checkout and half of another")
    func checkout() throws {
        let ids = (0..<80).map { "m\($0 < 10 ? "0" : "")\($0)" }
        let live = try LiveCatalog { folder in
            try folder.write(LiveCatalog.tables, to: "catalog/catalog.json")
            for id in ids { try folder.write(LiveCatalog.definition(id, title: "0"), to: "catalog/alerts/\(id).json") }
        }
        let readings = Readings(of: live.service)
        for round in 1...6 {
            let start = ContinuousClock.now
            for id in ids {
                try live.folder.write(
                    LiveCatalog.definition(id, title: "\(round)"), to: "catalog/alerts/\(id).json")
            }
            // A machine that stood still in between says nothing of the service.
            if ContinuousClock.now - start > .milliseconds(150) { readings.excuse() }
            #expect(eventually { readings.last == ["\(round)"] })
        }
        let halves = readings.stop()
        #expect(halves == 0)
        #expect(live.service.stop() == 0)
    }
}

/// Reads all alerts over and over, and looks whether all are of one checkout.
private final class Readings: Sendable {
    private struct State {
        var titles: Set<String> = []
        var halves = 0
        var isStopping = false
        var hasStopped = false
    }

    private struct List: Decodable {
        struct Alert: Decodable {
            let title: String
        }

        let alerts: [Alert]
    }

    private let state = Mutex(State())

    init(of service: Service) {
        Thread.detachNewThread { [self] in
            while !state.withLock({ $0.isStopping }) {
                guard let list: List = try? service.get("/v1/alerts?limit=500").decoded() else { continue }
                let titles = Set(list.alerts.map(\.title))
                state.withLock {
                    $0.titles = titles
                    if titles.count != 1 { $0.halves += 1 }
                }
            }
            state.withLock { $0.hasStopped = true }
        }
    }

    /// The titles of the last reading.
    var last: Set<String> { state.withLock { $0.titles } }

    /// Waits until all is of one checkout, and forgets what was not.
    func excuse() {
        _ = eventually { last.count == 1 }
        state.withLock { $0.halves = 0 }
    }

    /// How often two checkouts were mixed.
    func stop() -> Int {
        state.withLock { $0.isStopping = true }
        _ = eventually { state.withLock { $0.hasStopped } }
        return state.withLock { $0.halves }
    }
}
