import AlertCatalog
import CatalogStorage
import Testing
import Threads

/// What every store promises of loading, writing and telling of changes; each test is one promise.
@Suite("The contract of stores")
struct CatalogStoreContract {
    private struct Stop: Error {}

    private func code(_ body: () throws -> Void) -> CatalogStoreError.Code? {
        #expect(throws: CatalogStoreError.self, performing: body)?.code
    }

    @Test("A new store holds nothing, and says so", arguments: StoreKind.allCases)
    func empty(kind: StoreKind) throws {
        let place = try kind.makePlace()
        let store = try place.open()
        #expect(code { _ = try store.load(since: nil) } == .notFound)
        #expect(try store.read { try $0.currentRevision() } == 0)
        let hasAny = try store.read { try !$0.records(after: "", limit: 9).isEmpty || !$0.published().isEmpty }
        #expect(!hasAny)
    }

    @Test(
        "What is published is loaded, by this program and by another, with its revision", arguments: StoreKind.allCases)
    func load(kind: StoreKind) throws {
        let place = try kind.makePlace()
        let store = try place.open()
        try store.publish(["": "{}", "a": "é 한국어 \u{0}", "b": ""])
        for store in [store, try place.open()] {
            let source = try store.load(since: nil)
            #expect(source.revision == 1 && source.base == nil)
            #expect(source.sharedText == "{}")
            #expect(source.shared?.file == "catalog.json")
            #expect(source.texts == ["a": "é 한국어 \u{0}", "b": ""])
            #expect(source.definitions["a"]?.file == "alerts/a.json")
        }
    }

    @Test(
        "The whole catalog comes in pieces, of which the first has the shared tables, and each definition once",
        arguments: StoreKind.allCases)
    func pieces(kind: StoreKind) throws {
        let store = try kind.makePlace().open()
        #expect(code { _ = try store.loadWhole { _ in } } == .notFound)
        let many = Dictionary(uniqueKeysWithValues: (0..<1500).map { ("a\($0)", "\($0)") })
        try store.publish(many.merging(["": "{}", "gone": "1"]) { _, new in new }.mapValues { $0 })
        try store.publish(["gone": String?.none, "a7": "new"])
        var pieces: [CatalogSource] = []
        #expect(try store.loadWhole { pieces.append($0) } == 2)
        #expect(pieces.map(\.sharedText) == ["{}"] + pieces.dropFirst().map { _ in nil })
        let texts = pieces.flatMap(\.texts)
        #expect(texts.count == 1500)
        let found = Dictionary(texts.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        #expect(found == many.merging(["a7": "new"]) { _, new in new })
    }

    @Test(
        "Since a revision only what changed is loaded, as it is now, with what is gone", arguments: StoreKind.allCases)
    func changes(kind: StoreKind) throws {
        let place = try kind.makePlace()
        let store = try place.open()
        try store.publish(["": "{}", "a": "1", "b": "1", "c": "1"])
        _ = try store.load(since: nil)
        try store.publish(["a": "2"])
        try store.publish(["a": "3", "b": String?.none])
        let source = try store.load(since: 1)
        #expect(source.revision == 3 && source.base == 1)
        #expect(source.shared == nil)
        #expect(source.texts == ["a": "3"])
        #expect(source.removed == ["b"])
        try store.publish(["": "{ }", "b": "4"])
        let later = try store.load(since: 3)
        #expect(later.sharedText == "{ }" && later.texts == ["b": "4"] && later.removed.isEmpty)
        let nothing = try store.load(since: 4)
        #expect(nothing.revision == 4 && nothing.base == 4 && nothing.definitions.isEmpty && nothing.shared == nil)
    }

    @Test("Since a revision that the store does not have all is loaded", arguments: StoreKind.allCases)
    func future(kind: StoreKind) throws {
        let place = try kind.makePlace()
        let store = try place.open()
        try store.publish(["": "{}", "a": "1"])
        _ = try store.load(since: nil)
        for revision in [7, 0] {
            let source = try store.load(since: revision)
            #expect(source.base == nil && source.texts == ["a": "1"])
        }
    }

    @Test("A write that throws leaves nothing behind, and its error comes through", arguments: StoreKind.allCases)
    func undone(kind: StoreKind) throws {
        let place = try kind.makePlace()
        let store = try place.open()
        #expect(throws: Stop.self) {
            try store.write { transaction in
                try transaction.add(Revision(number: 1, bytes: [1], author: "x", time: 0), of: .shared)
                try transaction.append(AuditEvent(time: 0, actor: "x", action: .fill, subject: ""))
                throw Stop()
            }
        }
        #expect(try store.read { try $0.currentRevision() } == 0)
        #expect(try store.read { try $0.audit(after: 0, limit: 9) }.isEmpty)
        #expect(try store.publish(["": "{}"]) == 1)
    }

    @Test("A reader sees one moment, whatever is written meanwhile", arguments: StoreKind.allCases)
    func moment(kind: StoreKind) throws {
        let place = try kind.makePlace()
        let store = try place.open()
        try store.publish(["a": "1"])
        let (before, after) = try store.read { transaction in
            let before = try transaction.published()
            try store.publish(["a": "2"])
            return (before, try transaction.published())
        }
        #expect(before == after)
        #expect(try store.read { try $0.currentRevision() } == 2)
    }

    @Test(
        "Writers of several programs take turns: every change is there, and no revision is given twice",
        arguments: StoreKind.allCases)
    func turns(kind: StoreKind) throws {
        let place = try kind.makePlace()
        let writers = (0..<4).map { writer in
            Background {
                let store = try place.open()
                return try (0..<15).map { _ in
                    // Reads what it writes on, so that a lost turn would show.
                    try store.write { transaction in
                        let number = try transaction.nextRevision()
                        let name = DocumentName.definition("a")
                        let last = try transaction.record(of: name)?.number ?? 0
                        try transaction.add(Revision(number: number, bytes: [], author: "\(writer)", time: 0), of: name)
                        try transaction.set(DocumentRecord(number: last + 1, revision: number), of: name)
                        return number
                    }
                }
            }
        }
        let given = try writers.map { try #require(try $0.value()) }
        for numbers in given { #expect(numbers == numbers.sorted()) }
        #expect(given.joined().sorted() == Array(1...60))
        #expect(
            try place.open().read { try $0.record(of: .definition("a")) } == DocumentRecord(number: 60, revision: 60))
    }

    @Test("What another program publishes is told within a second, and nothing else is", arguments: StoreKind.allCases)
    func told(kind: StoreKind) throws {
        let place = try kind.makePlace()
        let writer = try place.open()
        try writer.publish(["": "{}"])
        let store = try place.open()
        _ = try store.load(since: nil)
        #expect(try !store.waitForChange(atMost: .milliseconds(300)))
        try writer.write { try $0.set(DocumentRecord(number: 1), of: .definition("a")) }
        #expect(try !store.waitForChange(atMost: .milliseconds(300)))

        let waiting = Background {
            let isChanged = try store.waitForChange(atMost: .seconds(10))
            return (isChanged, ContinuousClock.now)
        }
        let published = ContinuousClock.now
        try writer.publish(["a": "1"])
        let (isChanged, noticed) = try #require(try waiting.value())
        #expect(isChanged)
        #expect(published.duration(to: noticed) < .seconds(1))
        #expect(try store.load(since: 1).texts == ["a": "1"])
    }

    @Test(
        "What was published between loading and waiting is told, too, and what this program publishes",
        arguments: StoreKind.allCases)
    func toldLate(kind: StoreKind) throws {
        let place = try kind.makePlace()
        let store = try place.open()
        try store.publish(["": "{}"])
        _ = try store.load(since: nil)
        while try store.waitForChange(atMost: .zero) {}
        try place.open().publish(["a": "1"])
        #expect(try store.waitForChange(atMost: .seconds(5)))
        _ = try store.load(since: 1)
        let begin = ContinuousClock.now
        try store.publish(["a": "2"])
        #expect(try store.waitForChange(atMost: .seconds(5)))
        #expect(begin.duration(to: .now) < .seconds(1))
    }

    @Test("A wake ends the wait at once", arguments: StoreKind.allCases)
    func woken(kind: StoreKind) throws {
        let place = try kind.makePlace()
        let store = try place.open()
        try store.publish(["": "{}"])
        _ = try store.load(since: nil)
        while try store.waitForChange(atMost: .milliseconds(1)) {}
        let waiting = Background { try store.waitForChange(atMost: .seconds(30)) }
        let begin = ContinuousClock.now
        store.wake()
        #expect(try waiting.value() == true)
        #expect(begin.duration(to: .now) < .seconds(2))
    }
}
