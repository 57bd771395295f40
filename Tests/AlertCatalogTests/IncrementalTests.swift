import AlertCatalog
import Alerts
import Localization
import Testing

@Suite("Compiling what has changed")
struct IncrementalTests {
    private typealias Compilation = CatalogCompiler.Compilation

    /// A catalog that is changed at random, many kinds of faults among the changes.
    private struct Author {
        static let texts = [
            #""text": {"en": {"title": "One"}}"#,
            #""text": {"en": {"title": "One"}, "ko": {"title": "하나"}}"#,
            #""text": {"en": {"title": "One"}, "de": {"title": "Eins"}}"#,
            #""text": {"en": {"title": "One", "message": "Two"}, "ko": {"title": "하나"}}"#,
            #""variables": {"n": {"type": "number", "default": 1}}, "text": {"en": {"title": "{n} left"}}"#,
            #""text": {"ko": {"title": "하나"}}"#,
            #""text": {"en": {"title": "{"}}"#,
            #""enabled": false, "text": {"en": {"title": "Off"}}"#,
            #""actions": ["cancel"], "text": {"en": {"title": "One"}, "ko": {"title": "하나"}}"#,
            #""actions": ["gone"], "text": {"en": {"title": "One"}}"#,
            #""actions": ["cancel", {"id": "no", "role": "cancel"}], "text": {"en": {"title": "A", "actions.no": "No"}}"#,
            #""silence": {"text.missing": "soon"}, "text": {"en": {"title": "A", "message": "B"}, "ko": {"title": "C"}}"#,
            #""requires": {"schema": 2}, "fallback": "a", "text": {"en": {"title": "New"}}"#,
            #""requires": {"schema": 3}, "fallback": "b", "text": {"en": {"title": "Newer"}}"#,
            #""requires": {"schema": 3}, "fallback": "z", "text": {"en": {"title": "Newest"}}"#,
        ]
        static let ids = ["a", "b", "c", "d", "e", "f", "Not An Id"]
        static let tables = [
            TestCatalog.shared,
            TestCatalog.shared.replacingFirst(#""actions.ok": "확인", "#, with: ""),
            TestCatalog.shared.replacingFirst(#""OK""#, with: #""Okay""#),
            TestCatalog.shared.replacingFirst(#""defaultLocale": "en""#, with: #""defaultLocale": "ko""#),
            TestCatalog.shared.replacingFirst(#""actions":"#, with: #""surprise": 1, "actions":"#),
            "{",
        ]

        var random: SplitMix
        var shared = Self.tables[0]
        var alerts: [String: String] = [:]

        /// Most changes are sound, so that catalogs that can be served are among what comes out.
        mutating func change() -> (shared: Bool, ids: Set<String>) {
            if random.next(8) == 0 {
                shared = random.next(3) > 0 ? Self.tables[0] : Self.tables[random.next(Self.tables.count)]
                return (true, [])
            }
            var ids: Set<String> = []
            if random.next(6) == 0 {
                ids = Set(alerts.keys)
                for id in ids { alerts[id] = id == "Not An Id" ? nil : "{\"id\": \"\(id)\", \(Self.texts[0])}" }
                return (false, ids)
            }
            for _ in 0...random.next(3) {
                let id = Self.ids[random.next(random.next(12) == 0 ? Self.ids.count : Self.ids.count - 1)]
                ids.insert(id)
                let text = Self.texts[random.next(random.next(8) == 0 ? Self.texts.count : 3)]
                alerts[id] = random.next(4) == 0 ? nil : "{\"id\": \"\(id)\", \(text)}"
            }
            return (false, ids)
        }

        func document(_ id: String) -> CatalogSource.Document? {
            alerts[id].map { CatalogSource.Document(file: "alerts/\(id).json", bytes: Array($0.utf8)) }
        }

        var sharedDocument: CatalogSource.Document { .init(file: "catalog.json", bytes: Array(shared.utf8)) }

        func whole(_ revision: Int) -> CatalogSource {
            CatalogSource(
                revision: revision, shared: sharedDocument,
                definitions: alerts.keys.reduce(into: [:]) { $0[$1] = document($1) })
        }
    }

    private struct SplitMix {
        var state: UInt64

        mutating func next(_ count: Int) -> Int {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return Int((mixed ^ (mixed >> 31)) % UInt64(count))
        }
    }

    /// All that a reader can get of a catalog, and all that its authors are told.
    private func everything(_ compilation: Compilation) throws -> [String] {
        var all = compilation.diagnostics.map(\.description)
        guard let catalog = compilation.catalog else { return all + ["no catalog"] }
        all += catalog.coverage.map { "\($0.locale) \($0.alerts)" }
        for (position, alert) in catalog.alerts.enumerated() {
            all.append("\(alert.id) \(alert.version) \(alert.locales) \(alert.fallback)")
            #expect(catalog.position(of: alert.id) == position)
            for schema in 1...3 {
                let abilities = ClientAbilities(schema: schema)
                let entry = catalog.entries[catalog.position(of: position, for: abilities)]
                for wish in ["en", "ko", "de", "en-XA"] {
                    let served = entry.negotiate(LanguageWishes(acceptLanguage: Array(wish.utf8)))
                    let product = try AlertDirector(
                        entry.shown(to: abilities), in: served,
                        arguments: Arguments([:], for: entry.variables)
                    ).construct(Alert.Builder.self)
                    all.append(String(decoding: CanonicalJSON.encode(product), as: UTF8.self))
                }
            }
        }
        return all
    }

    @Test("Random changes, one after another, come out as if each catalog were compiled anew", arguments: 0..<8)
    func sameAsAnew(seed: Int) throws {
        var author = Author(random: SplitMix(state: UInt64(seed)))
        var wholes = CatalogCompiler.compile(author.whole(0))
        var changes = wholes
        var applied = 0
        var served = 0
        for revision in 1...60 {
            let (sharedChanged, ids) = author.change()
            let anew = CatalogCompiler.compile(author.whole(revision))
            wholes = CatalogCompiler.compile(author.whole(revision), reusing: wholes)
            let change = CatalogSource(
                revision: revision, base: revision - 1, shared: sharedChanged ? author.sharedDocument : nil,
                definitions: ids.reduce(into: [:]) { $0[$1] = author.document($1) },
                removed: ids.filter { author.alerts[$0] == nil })
            if let compilation = CatalogCompiler.apply(change, to: changes) {
                applied += 1
                changes = compilation
            } else {
                changes = CatalogCompiler.compile(author.whole(revision), reusing: changes)
            }
            let expected = try everything(anew)
            #expect(try everything(wholes) == expected)
            #expect(try everything(changes) == expected)
            #expect(wholes.hasDocuments(of: anew) && changes.hasDocuments(of: anew))
            if anew.catalog != nil { served += 1 }
        }
        #expect(applied > 20 && served > 5)
    }

    private static let alerts = [
        "a": #"{"id": "a", "text": {"en": {"title": "A"}}}"#, "b": #"{"id": "b", "text": {"en": {"title": "B"}}}"#,
    ]

    private func change(
        base: Int = 1, shared: String? = nil, _ alerts: [String: String] = [:], removing removed: Set<String> = []
    ) -> CatalogSource {
        CatalogSource(
            revision: 2, base: base,
            shared: shared.map { .init(file: "catalog.json", bytes: Array($0.utf8)) },
            definitions: alerts.reduce(into: [:]) {
                $0[$1.key] = .init(file: "alerts/\($1.key).json", bytes: Array($1.value.utf8))
            }, removed: removed)
    }

    @Test("A change that needs more than itself is not applied")
    func needsWhole() {
        var source = TestCatalog.source(Self.alerts)
        source.revision = 1
        let whole = CatalogCompiler.compile(source)
        #expect(CatalogCompiler.apply(change(base: 0), to: whole)?.revision == nil)
        #expect(CatalogCompiler.apply(change(shared: "{}"), to: whole)?.revision == nil)
        let french = #"{"id": "a", "text": {"en": {"title": "A"}, "fr": {"title": "A"}}}"#
        #expect(CatalogCompiler.apply(change(["a": french]), to: whole)?.revision == nil)
        #expect(CatalogCompiler.apply(change(shared: TestCatalog.shared), to: whole)?.catalog != nil)
        #expect(CatalogCompiler.apply(change(removing: ["a", "never"]), to: whole)?.catalog?.alerts.map(\.id) == ["b"])
        // A whole is no change.
        #expect(CatalogCompiler.apply(source, to: whole)?.revision == nil)
    }

    @Test("Documents that are the same are known to be, whatever their order and the revision")
    func sameDocuments() {
        let first = CatalogCompiler.compile(TestCatalog.source(Self.alerts))
        let again = CatalogCompiler.compile(TestCatalog.source(Self.alerts), reusing: first)
        #expect(again.hasDocuments(of: first))
        for alerts in [["a": Self.alerts["a"] ?? ""], ["a": Self.alerts["a"] ?? "", "b": "{}"]] {
            #expect(!CatalogCompiler.compile(TestCatalog.source(alerts), reusing: first).hasDocuments(of: first))
        }
    }
}
