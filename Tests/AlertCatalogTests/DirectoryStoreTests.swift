import AlertCatalog
import Alerts
import CatalogStorage
import FoundationEssentials
import Localization
import Testing

@Suite("The directory store")
struct DirectoryStoreTests {
    /// A folder for one test, with a catalog in it.
    private func withCatalog(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "catalog-\(UUID().uuidString)")
        let alerts = folder.appending(path: "catalog/alerts")
        try FileManager.default.createDirectory(at: alerts, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(TestCatalog.shared.utf8).write(to: folder.appending(path: "catalog/catalog.json"))
        try Data(#"{"id": "a", "text": {"en": {"title": "A"}}}"#.utf8).write(to: alerts.appending(path: "a.json"))
        try body(folder)
    }

    private func store(_ folder: URL) -> DirectoryStore {
        DirectoryStore(path: folder.appending(path: "catalog").path(percentEncoded: false))
    }

    @Test("Definitions are named by their files; what is hidden or of another kind is left alone")
    func names() throws {
        try withCatalog { folder in
            for name in [".a.json.swp", "notes.txt", ".hidden.json", "b.json~", "c.JSON"] {
                try Data("x".utf8).write(to: folder.appending(path: "catalog/alerts/\(name)"))
            }
            let source = try store(folder).load()
            #expect(source.definitions.keys.sorted() == ["a"])
            #expect(
                source.faults.map { "\($0.code) \($0.severity) \($0.file)" } == [
                    "file.ignored info alerts/c.JSON", "file.ignored info alerts/notes.txt",
                ])
        }
    }

    @Test("A link that leads out of the catalog, a folder and a link to nothing are faults; the rest is read")
    func faults() throws {
        try withCatalog { folder in
            let alerts = folder.appending(path: "catalog/alerts")
            try Data("{}".utf8).write(to: folder.appending(path: "secret.json"))
            try FileManager.default.createSymbolicLink(
                at: alerts.appending(path: "out.json"), withDestinationURL: folder.appending(path: "secret.json"))
            try FileManager.default.createSymbolicLink(
                at: alerts.appending(path: "gone.json"), withDestinationURL: alerts.appending(path: "nothing.json"))
            try FileManager.default.createDirectory(
                at: alerts.appending(path: "folder.json"), withIntermediateDirectories: false)
            let source = try store(folder).load()
            #expect(source.faults.map(\.code).sorted() == ["file.is-folder", "file.missing", "file.outside"])
            #expect(source.definitions.keys.sorted() == ["a"])
        }
    }

    @Test("A link within the catalog is followed, as mounted configuration needs")
    func linkInside() throws {
        try withCatalog { folder in
            let alerts = folder.appending(path: "catalog/alerts")
            try FileManager.default.createSymbolicLink(
                at: alerts.appending(path: "b.json"), withDestinationURL: alerts.appending(path: "a.json"))
            #expect(try store(folder).load().definitions.keys.sorted() == ["a", "b"])
        }
    }

    @Test("A folder that is not there, or has no catalog.json, is one clear error")
    func absent() throws {
        try withCatalog { folder in
            for path in ["nowhere", "catalog/alerts"] {
                let store = DirectoryStore(path: folder.appending(path: path).path(percentEncoded: false))
                let error = #expect(throws: CatalogStoreError.self) { try store.load() }
                #expect(error?.code == .notFound)
            }
        }
    }

    @Test("The shipped catalog compiles without a finding, and is complete in its six locales")
    func shipped() throws {
        let compilation = CatalogCompiler.compile(try DirectoryStore(path: Self.shippedPath).load())
        #expect(compilation.diagnostics == [])
        let catalog = try #require(compilation.catalog)
        #expect(catalog.coverage.map(\.locale.identifier) == ["ar", "en", "ja", "ko", "zh-Hans", "zh-Hant"])
        #expect(catalog.coverage.allSatisfy { $0.alerts == catalog.alerts.count })
    }

    @Test("The shipped style called default is the one that the library has")
    func shippedStyle() throws {
        let catalog = try #require(CatalogCompiler.compile(try DirectoryStore(path: Self.shippedPath).load()).catalog)
        #expect(catalog[id: "permission.check"]?.style == Alert.Style.default)
    }

    private static let shippedPath = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Config/catalog").path(percentEncoded: false)
}
