import AlertCatalog
import CatalogStorage
import Foundation
import Testing

@Suite("A directory that changes")
struct DirectoryChangeTests {
    /// What editors, checkouts and orchestrators do to files.
    enum Change: CaseIterable {
        case renamedOver
        case truncatedAndWritten
        case added
        case removed
        case sharedTables
        case alertsReplaced
        case rootMadeAnew
        case sameSizeAndTime
    }

    fileprivate static func definition(_ id: String, _ title: String) -> String {
        "{\"id\": \"\(id)\", \"text\": {\"en\": {\"title\": \"\(title)\"}}}"
    }

    /// A catalog's files in a folder that is gone after the test.
    private final class Files {
        let base = FileManager.default.temporaryDirectory.appending(path: "live-\(UUID().uuidString)")

        init() throws { try writeCatalog(in: "catalog") }

        deinit { try? FileManager.default.removeItem(at: base) }

        func path(_ name: String) -> String { base.appending(path: name).path(percentEncoded: false) }

        func write(_ text: String, to name: String) throws {
            let place = base.appending(path: name)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: place)
        }

        func writeCatalog(in folder: String, title: String = "A") throws {
            try write(TestCatalog.shared, to: "\(folder)/catalog.json")
            try write(DirectoryChangeTests.definition("a", title), to: "\(folder)/alerts/a.json")
        }

        func move(_ from: String, over to: String) throws {
            let failure = unsafe rename(path(from), path(to))
            #expect(failure == 0)
        }

        func link(_ name: String, to target: String) throws {
            try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
        }

        func store(watching: Bool = true) -> DirectoryStore {
            DirectoryStore(path: path("catalog"), watching: watching)
        }
    }

    private func make(_ change: Change, in files: Files) throws {
        let a = "catalog/alerts/a.json"
        switch change {
        case .renamedOver:
            try files.write(Self.definition("a", "B"), to: "catalog/alerts/.a.json.swp")
            try files.move("catalog/alerts/.a.json.swp", over: a)
        case .truncatedAndWritten:
            try files.write("", to: a)
            try files.write(Self.definition("a", "B"), to: a)
        case .added:
            try files.write(Self.definition("b", "B"), to: "catalog/alerts/b.json")
        case .removed:
            try FileManager.default.removeItem(atPath: files.path(a))
            try files.write(Self.definition("b", "B"), to: "catalog/alerts/b.json")
        case .sharedTables:
            try files.write(TestCatalog.shared.replacingFirst("OK", with: "Okay"), to: "catalog/catalog.json")
        case .alertsReplaced:
            try files.write(Self.definition("a", "B"), to: "new/a.json")
            try files.move("catalog/alerts", over: "old")
            try files.move("new", over: "catalog/alerts")
        case .rootMadeAnew:
            try FileManager.default.removeItem(atPath: files.path("catalog"))
            try files.writeCatalog(in: "catalog", title: "B")
        case .sameSizeAndTime:
            let before = try FileManager.default.attributesOfItem(atPath: files.path(a))[.modificationDate]
            try files.write(Self.definition("a", "B"), to: a)
            let date = try #require(before as? Date)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: files.path(a))
        }
    }

    /// Loads as often as the store says that it may have changed, until it is as wanted.
    private func load(
        _ store: DirectoryStore, until isWanted: (CatalogCompiler.Compilation) -> Bool
    ) throws -> CatalogCompiler.Compilation? {
        let end = ContinuousClock.now + .seconds(60)
        while ContinuousClock.now < end {
            guard store.waitForChange(atMost: .seconds(1)), let source = try? store.load() else { continue }
            let compilation = CatalogCompiler.compile(source)
            if isWanted(compilation) { return compilation }
        }
        return nil
    }

    @Test("Every kind of change is noticed", arguments: Change.allCases)
    func noticed(change: Change) throws {
        try expectNotice(of: change, watching: true)
    }

    @Test(
        "A change is noticed, too, where the system tells of none",
        arguments: [Change.renamedOver, .rootMadeAnew, .sameSizeAndTime])
    func seen(change: Change) throws {
        try expectNotice(of: change, watching: false)
    }

    private func expectNotice(of change: Change, watching: Bool) throws {
        let files = try Files()
        let store = files.store(watching: watching)
        let before = CatalogCompiler.compile(try store.load())
        try make(change, in: files)
        let expected = CatalogCompiler.compile(try files.store().load())
        #expect(!expected.hasDocuments(of: before))
        #expect(try load(store) { $0.hasDocuments(of: expected) } != nil)
    }

    @Test("The link of mounted configuration is followed anew each time it is replaced")
    func mountedConfiguration() throws {
        let files = try Files()
        try FileManager.default.removeItem(atPath: files.path("catalog"))
        try files.writeCatalog(in: "catalog/..1", title: "1")
        try files.link("catalog/..data", to: "..1")
        try files.link("catalog/catalog.json", to: "..data/catalog.json")
        try files.link("catalog/alerts", to: "..data/alerts")
        let store = files.store()
        #expect(try store.load().definitions.keys.sorted() == ["a"])
        for number in 2...4 {
            try files.writeCatalog(in: "catalog/..\(number)", title: "\(number)")
            try files.link("catalog/..data_tmp", to: "..\(number)")
            try files.move("catalog/..data_tmp", over: "catalog/..data")
            // Before the next look is due, so that it was told.
            #expect(store.waitForChange(atMost: .seconds(1)))
            try FileManager.default.removeItem(atPath: files.path("catalog/..\(number - 1)"))
            let expected = CatalogCompiler.compile(try files.store().load())
            let seen = CatalogCompiler.compile(try store.load())
            #expect(seen.hasDocuments(of: expected) && seen.catalog != nil)
        }
    }

    @Test("Many files that are written one after another are one change")
    func manyFiles() throws {
        let files = try Files()
        let store = files.store()
        _ = try store.load()
        for round in 1...5 {
            var longestGap = Duration.zero
            var last = ContinuousClock.now
            for number in 0..<60 {
                try files.write(Self.definition("m\(number)", "\(round)"), to: "catalog/alerts/m\(number).json")
                longestGap = max(longestGap, .now - last)
                last = .now
            }
            var hasChanged = false
            while !hasChanged { hasChanged = store.waitForChange(atMost: .seconds(30)) }
            let source = try store.load()
            // A machine that stood still for a while says nothing of the store.
            guard longestGap < .milliseconds(100) else { continue }
            let texts = (0..<60).compactMap { source.definitions["m\($0)"] }
                .map { String(decoding: $0.bytes, as: UTF8.self) }
            #expect(texts.count == 60 && texts.allSatisfy { $0.contains("\"\(round)\"") })
        }
    }

    @Test("A catalog that is gone, or all of whose definitions are, is an error and never an empty catalog")
    func gone() throws {
        for name in ["catalog", "catalog/catalog.json", "catalog/alerts", "catalog/alerts/a.json"] {
            let files = try Files()
            let store = files.store()
            _ = try store.load()
            try FileManager.default.removeItem(atPath: files.path(name))
            #expect(throws: CatalogStoreError.self) { try store.load() }
            try files.writeCatalog(in: "catalog", title: "B")
            #expect(try load(store) { $0.catalog != nil } != nil)
        }
        // What never had one is a catalog without definitions.
        let files = try Files()
        try FileManager.default.removeItem(atPath: files.path("catalog/alerts/a.json"))
        #expect(try files.store().load().definitions.isEmpty)
    }

    @Test("A file without a byte is a fault", arguments: ["catalog.json", "alerts/a.json"])
    func empty(file: String) throws {
        let files = try Files()
        let store = files.store()
        let before = CatalogCompiler.compile(try store.load())
        try files.write("", to: "catalog/\(file)")
        let compilation = CatalogCompiler.compile(try store.load(), reusing: before)
        #expect(compilation.catalog == nil)
        #expect(compilation.diagnostics.map(\.file) == [file])
    }

    @Test("A wake ends the wait, and where nothing changes there is no other end than the time")
    func wake() throws {
        let store = try Files().store()
        store.wake()
        #expect(store.waitForChange(atMost: .seconds(600)))
        let files = try Files()
        let quiet = files.store()
        _ = try quiet.load()
        try files.write("x", to: "catalog/.catalog.json.swp")
        try files.write("x", to: "beside")
        #expect(!quiet.waitForChange(atMost: .milliseconds(300)))
    }
}
