import Localization
import Testing

@testable import AlertCatalog

@Suite("What catalogs share")
struct SharingTests {
    private func definition(_ id: String, _ title: String) -> (String, CatalogSource.Document) {
        let text = "{\"id\": \"\(id)\", \"text\": {\"en\": {\"title\": \"\(title)\"}}}"
        return (id, CatalogSource.Document(file: "alerts/\(id).json", bytes: Array(text.utf8)))
    }

    private func name(_ number: Int) -> String { "a\(number + 10_000)" }

    private func whole(_ count: Int) -> CatalogCompiler.Compilation {
        let definitions = (0..<count).map { definition(name($0), "Title \($0)") }
        return CatalogCompiler.compile(
            CatalogSource(
                revision: 1, shared: .init(file: "catalog.json", bytes: Array(TestCatalog.shared.utf8)),
                definitions: Dictionary(uniqueKeysWithValues: definitions)))
    }

    private func change(
        _ compilation: CatalogCompiler.Compilation, _ definitions: [(String, CatalogSource.Document)],
        removing removed: Set<String> = []
    ) throws -> CatalogCompiler.Compilation {
        let base = compilation.revision ?? 0
        return try #require(
            CatalogCompiler.apply(
                CatalogSource(
                    revision: base + 1, base: base, shared: nil,
                    definitions: Dictionary(uniqueKeysWithValues: definitions), removed: removed),
                to: compilation))
    }

    @Test("An alert that a change leaves alone is the very same entry after it")
    func identity() throws {
        let first = whole(1000)
        let before = try #require(first.catalog)
        let after = try #require(try change(first, [definition(name(500), "Other")]).catalog)
        #expect(after.sharesEntries(with: before))
        for position in 0..<1000 {
            let isSame = before.entries.reference(at: position) === after.entries.reference(at: position)
            #expect(isSame == (position != 500))
        }
        #expect(try after.holds(before.entries.reference(at: #require(before.position(of: name(3))))))
        #expect(try !after.holds(before.entries.reference(at: #require(before.position(of: name(500))))))
    }

    @Test("Alerts that come and go leave the others in their order, and found by their ids")
    func comingAndGoing() throws {
        let first = whole(900)
        let added = (0..<600).map { definition("a\(10_400).n\($0 + 1000)", "New") }
        let grown = try change(first, added, removing: Set((100..<300).map(name)))
        let catalog = try #require(grown.catalog)
        let expected = ((0..<100).map(name) + (300..<900).map(name) + added.map(\.0)).sorted()
        #expect(catalog.alerts.map(\.id) == expected)
        for (position, id) in expected.enumerated() { #expect(catalog.position(of: id) == position) }
        #expect(catalog.position(of: name(200)) == nil)
        #expect(catalog.position(after: name(99)) == 100)
        let emptied = try change(grown, [], removing: Set(expected))
        #expect(emptied.catalog?.alerts.isEmpty == true)
        #expect(try change(emptied, added).catalog?.alerts.count == 600)
    }

    @Test("Other shared tables make every alert anew")
    func tables() throws {
        let first = whole(10)
        let shared = TestCatalog.shared.replacingFirst(#""OK""#, with: #""Okay""#)
        let source = CatalogSource(
            revision: 2, shared: .init(file: "catalog.json", bytes: Array(shared.utf8)),
            definitions: Dictionary(uniqueKeysWithValues: (0..<10).map { definition(name($0), "Title \($0)") }))
        let second = try #require(CatalogCompiler.compile(source, reusing: first).catalog)
        #expect(try !second.sharesEntries(with: #require(first.catalog)))
    }

    @Test("Texts that are only canonically equivalent keep their own bytes")
    func bytes() throws {
        let texts = ["caf\u{E9}", "cafe\u{301}", "caf\u{E9}"]
        let definitions = texts.enumerated().map { definition("b\($0.offset)", $0.element) }
        let catalog = try #require(try change(whole(1), definitions).catalog)
        for (number, text) in texts.enumerated() {
            let entry = try #require(catalog[id: "b\(number)"])
            let row = try #require(entry.texts.row(in: catalog.sourceLocale))
            #expect(row[0].utf8.elementsEqual(text.utf8))
        }
    }

    @Test("A text that is larger than a block of the pool comes out whole")
    func longTexts() {
        let builder = TextPoolBuilder()
        let texts = ["a", String(repeating: "b", count: 3 << 20), "c", String(repeating: "d", count: 1 << 20), "e"]
        let sizes = texts.map(\.utf8.count)
        let ranges = sizes.indices.map { sizes[..<$0].reduce(0, +)..<sizes[...$0].reduce(0, +) }
        let stored = builder.intern(ranges, of: texts.flatMap(\.utf8))
        let again = builder.intern(ranges, of: texts.flatMap(\.utf8))
        let pools = builder.build()
        #expect(stored.indices.map { pools[stored.pool][$0] } == texts)
        #expect(again.indices == stored.indices)
    }
}
