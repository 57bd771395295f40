import AlertCatalog
import Localization
import Testing

@Suite("One alert, one language")
struct LanguageTests {
    private func served(_ wishes: String, by compilation: CatalogCompiler.Compilation) throws -> String {
        let entry = try #require(compilation.catalog?[id: "a"])
        return entry.negotiate(LanguageWishes(acceptLanguage: wishes.utf8)).locale.identifier
    }

    @Test("A locale in which one text is missing is not served")
    func incomplete() throws {
        let compilation = TestCatalog.compile(
            alert: #""text": {"en": {"title": "A", "message": "B"}, "ko": {"title": "가"}}"#)
        #expect(try served("ko", by: compilation) == "en")
        #expect(compilation.catalog?[id: "a"]?.locales.map(\.identifier) == ["en"])
    }

    @Test("A locale that a shared action lacks is not served")
    func sharedActionMissing() throws {
        let compilation = TestCatalog.compile(
            alert: #""text": {"en": {"title": "A"}, "ko": {"title": "가"}, "ja": {"title": "あ"}}"#)
        #expect(try served("ja, ko;q=0.5", by: compilation) == "ko")
    }

    @Test("A regional locale inherits from its parent, and is served by its own name")
    func inheritance() throws {
        let compilation = TestCatalog.compile(
            alert: #""text": {"en": {"title": "Color", "message": "M"}, "en-GB": {"title": "Colour"}}"#)
        #expect(try served("en-GB", by: compilation) == "en-GB")
        #expect(try served("en-US", by: compilation) == "en")
    }

    @Test("Traditional Chinese does not inherit from Chinese")
    func noInheritanceAcrossScripts() throws {
        let compilation = TestCatalog.compile(
            alert: """
                "actions": [{"id": "go"}],
                "text": {"en": {"title": "A", "actions.go": "Go"}, "zh": {"title": "简", "actions.go": "去"},
                         "zh-Hant": {"title": "繁"}}
                """)
        #expect(compilation.catalog?[id: "a"]?.locales.map(\.identifier) == ["en", "zh"])
    }

    @Test("A bad translation takes the alert out of that locale alone")
    func badTranslation() throws {
        let compilation = TestCatalog.compile(
            alert: #""text": {"en": {"title": "A"}, "ko": {"title": "{oops}"}}"#)
        #expect(try served("ko", by: compilation) == "en")
        #expect(compilation.diagnostics.map(\.code) == ["text.undeclared-argument"])
    }

    @Test("A translation that comes out blank takes the alert out of that locale alone")
    func blankTranslation() throws {
        let compilation = TestCatalog.compile(
            alert: """
                "variables": {"g": {"type": "text", "default": "a"}}, "actions": [{"id": "go"}],
                "text": {"en": {"title": "T", "actions.go": "{g, select, b {Go} other {Move}}"},
                         "ko": {"title": "티", "actions.go": "{g, select, b {가} other { }}"}}
                """)
        #expect(try served("ko", by: compilation) == "en")
        let finding = try #require(compilation.diagnostics.first { $0.code == "text.empty" })
        #expect(finding.severity == .warning && finding.pointer == "/text/ko/actions.go")
        #expect(compilation.catalog?.coverage.map(\.alerts) == [1, 0])
    }

    @Test("The range * means the default locale", arguments: ["*", "*, ko;q=0.5", "fr, *;q=0.5, ko;q=0.1"])
    func anyLanguage(_ wishes: String) throws {
        let compilation = TestCatalog.compile(alert: #""text": {"en": {"title": "A"}, "ko": {"title": "가"}}"#)
        #expect(try served(wishes, by: compilation) == "en")
        #expect(try served("ko, *;q=0.5", by: compilation) == "ko")
    }

    @Test("Whoever wants nothing that there is gets the default locale, or the source locale where that is missing")
    func fallback() throws {
        let shared = TestCatalog.shared.replacingFirst(#""defaultLocale": "en""#, with: #""defaultLocale": "ko""#)
        let both = TestCatalog.compile(
            alert: #""text": {"en": {"title": "A"}, "ko": {"title": "가"}}"#, shared: shared)
        #expect(try served("fr", by: both) == "ko")
        #expect(try served("", by: both) == "ko")
        let one = TestCatalog.compile(alert: #""text": {"en": {"title": "A"}}"#, shared: shared)
        #expect(try served("fr", by: one) == "en")
    }

    @Test("The coverage counts for each locale the alerts that are complete in it")
    func coverage() throws {
        let compilation = TestCatalog.compile([
            "a": #"{"id": "a", "text": {"en": {"title": "A"}, "ko": {"title": "가"}}}"#,
            "b": #"{"id": "b", "text": {"en": {"title": "B"}, "ja": {"title": "あ"}}}"#,
        ])
        let coverage = try #require(compilation.catalog?.coverage)
        #expect(coverage.map { "\($0.locale) \($0.alerts)" } == ["en 2", "ja 0", "ko 1"])
    }
}
