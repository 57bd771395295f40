import AlertCatalog
import Localization
import Testing

@Suite("Texts when a catalog is loaded")
struct TextRulesTests {
    struct Row: Sendable {
        let variables: String
        let source: String
        var locale = "ko"
        let translation: String
        /// Code, severity and pointer.
        let findings: [String]
        /// Whether the alert is still served in the translation's locale.
        var isServed = true
    }

    private static let number = #""n": {"type": "number", "default": 1}"#
    private static let text = #""who": {"type": "text", "default": "other"}"#
    private static let plural = "{n, plural, one {# a} other {# b}}"
    private static let select = "{who, select, she {A} he {B} other {C}}"

    static let rows = [
        Row(
            variables: number, source: plural, translation: "{n, plural, other {#",
            findings: ["text.malformed-pattern warning /text/ko/title"], isServed: false),
        Row(
            variables: number, source: plural, translation: "{n, plural, one {#}}",
            findings: ["text.missing-other warning /text/ko/title"], isServed: false),
        Row(
            variables: number, source: plural, locale: "pl", translation: "{n, plural, one {#} other {#}}",
            findings: ["text.plural-category-missing warning /text/pl/title"].repeated(2)),
        Row(
            variables: number, source: plural, locale: "fr", translation: "{n, plural, one {#} other {#}}",
            findings: ["text.plural-category-missing info /text/fr/title"]),
        Row(
            variables: number, source: plural, translation: "{n, plural, one {#} other {#}}",
            findings: ["text.plural-category-unused info /text/ko/title"]),
        Row(
            variables: number, source: plural, locale: "de", translation: "{n, plural, eins {#} one {#} other {#}}",
            findings: ["text.unknown-selector warning /text/de/title"], isServed: false),
        Row(
            variables: text, source: select, translation: "{who, select, 여자 {A} he {B} other {C}}",
            findings: ["text.foreign-selector warning /text/ko/title"], isServed: false),
        Row(
            variables: text, source: select, translation: "{who, select, he {B} other {C}}",
            findings: ["text.missing-selector info /text/ko/title"]),
        Row(
            variables: "\(number), \(text)", source: "{n}", translation: "{n} {who}",
            findings: ["text.foreign-argument warning /text/ko/title"], isServed: false),
        Row(
            variables: number, source: "{n}", translation: "{n} {x}",
            findings: ["text.undeclared-argument warning /text/ko/title"], isServed: false),
        Row(
            variables: "\(number), \(text)", source: "{n} {who}", translation: "{n}",
            findings: ["placeholder.mismatch warning /text/ko/title"]),
        Row(
            variables: "\(number), \(text)", source: "{n} {who}", translation: "words alone",
            findings: ["placeholder.mismatch", "placeholder.mismatch"].map { "\($0) warning /text/ko/title" }),
        Row(
            variables: text, source: "{who}", translation: "l'{who}",
            findings: ["placeholder.mismatch", "text.apostrophe-before-brace"].map { "\($0) warning /text/ko/title" }),
        Row(
            variables: text, source: "{who}", translation: "{who, number}",
            findings: ["text.type-mismatch warning /text/ko/title"], isServed: false),
        Row(
            variables: #""who": {"type": "text"}"#, source: "{who}",
            translation: "{who, select, other {x}}",
            findings: ["variable.selector-without-default warning /text/ko/title"], isServed: false),
        Row(
            variables: number, source: "{n}", translation: "{n, plural, =1 {} other {#}}",
            findings: ["text.empty warning /text/ko/title"], isServed: false),
    ]

    @Test("A translation's fault takes out its locale alone; what is only odd is told", arguments: rows)
    func translations(_ row: Row) throws {
        let compilation = TestCatalog.compile(
            alert: """
                "variables": {\(row.variables)}, "actions": [{"id": "go"}],
                "text": {"en": {"title": "\(row.source)", "actions.go": "Go"},
                         "\(row.locale)": {"title": "\(row.translation)", "actions.go": "Go"}}
                """)
        let found = compilation.diagnostics.map { "\($0.code) \($0.severity) \($0.pointer)" }
        #expect(found.sorted() == row.findings.sorted())
        let entry = try #require(compilation.catalog?[id: "a"])
        #expect(entry.locales.map(\.identifier).contains(row.locale) == row.isServed)
    }

    @Test(
        "The same faults in the source text are errors",
        arguments: [
            (text, "{who, plural, one {#} other {#}}", "text.type-mismatch"),
            (text, "{who, date}", "text.type-mismatch"),
            (number, "{n, select, a {A} other {B}}", "text.type-mismatch"),
            (number, "{n, plural, one {#}}", "text.missing-other"),
            (#""d": {"type": "date"}"#, "{d, time}", "text.type-mismatch"),
            (#""d": {"type": "dateTime"}"#, "{d, number}", "text.type-mismatch"),
            (#""p": {"type": "currency", "code": "KRW"}"#, "{p, number, ::currency/USD}", "text.type-mismatch"),
            (text, "Hi {whom}", "text.undeclared-argument"), (number, "{n, nummer}", "text.malformed-pattern"),
        ])
    func source(_ variables: String, _ text: String, _ code: String) {
        let compilation = TestCatalog.compile(
            alert: "\"variables\": {\(variables)}, \"text\": {\"en\": {\"title\": \"\(text)\"}}")
        #expect(compilation.diagnostics.map { "\($0.code) \($0.severity)" } == ["\(code) error"])
        #expect(compilation.catalog == nil)
    }

    @Test("Only control characters but the line feed are refused, wherever they stand")
    func controlCharacters() {
        let codes = { (text: String) in
            let texts = #""en": {"title": "A"}, "ko": {"title": "\#(text)"}"#
            return TestCatalog.compile(alert: #""text": {\#(texts)}"#).diagnostics.map(\.code)
        }
        for scalar in (0x00...0xFF).compactMap(Unicode.Scalar.init) {
            let escape = "\\u00" + String(scalar.value + 0x100, radix: 16).suffix(2)
            let isControl = scalar.properties.generalCategory == .control && scalar != "\n"
            let isPlain = !["{", "}", "'"].contains(scalar)
            for text in ["가\(escape)", "\(escape)나다라마바사", "가 \(escape) \(escape)"] where isPlain {
                #expect(codes(text).contains("text.control-character") == isControl, "\(escape)")
            }
        }
    }

    @Test(
        "A text of white space alone is none",
        arguments: ["", " ", "\n", "\u{A0}", "\u{85}", "\u{1680}", "\u{2003}\u{3000}"])
    func blank(_ text: String) {
        let written = text.unicodeScalars.map { "\\u" + String($0.value + 0x10000, radix: 16).suffix(4) }.joined()
        let compile = { (text: String) in
            TestCatalog.compile(alert: #""text": {"en": {"title": "A"}, "ko": {"title": "\#(text)"}}"#).diagnostics
        }
        #expect(compile(written).map(\.code).contains("text.empty"))
        #expect(!compile(written + "\\u200b").map(\.code).contains("text.empty"))
    }

    @Test("A malformed text names line and column, an apostrophe its remedy")
    func places() throws {
        let malformed = TestCatalog.compile(alert: #""text": {"en": {"title": "One\nand {two"}}"#)
        #expect(try #require(malformed.diagnostics.first).message.contains("line 2, column 5"))
        let apostrophe = TestCatalog.compile(
            alert: "\"variables\": {\(Self.text)}, \"text\": {\"en\": {\"title\": \"L'{who}\"}}")
        let message = try #require(apostrophe.diagnostics.first).message
        #expect(message.contains("column 2") && message.contains("\u{2019}") && message.contains("''"))
        #expect(apostrophe.catalog != nil)
    }

    @Test("A fault is told where it is written, and not again where it is inherited")
    func inherited() throws {
        let compilation = TestCatalog.compile(
            alert: """
                "actions": [{"id": "go"}],
                "text": {"en": {"title": "A", "actions.go": "Go"}, "de": {"title": "{x}", "actions.go": "Los"},
                         "de-AT": {"actions.go": "Auf"}, "ko": {"title": "가", "actions.go": "나"}}
                """)
        #expect(compilation.diagnostics.map(\.pointer) == ["/text/de/title"])
        #expect(compilation.catalog?[id: "a"]?.locales.map(\.identifier) == ["en", "ko"])
    }

    @Test("What a begun translation lacks is one finding that lists the keys")
    func missing() {
        let compilation = TestCatalog.compile(
            alert: #""text": {"en": {"title": "A", "message": "B"}, "ko": {"title": "가"}}"#)
        let found = compilation.diagnostics.map { "\($0.code) \($0.severity) \($0.pointer)" }
        #expect(found == ["text.missing info /text/ko"])
        #expect(compilation.diagnostics.first?.message.hasSuffix(": message") == true)
    }

    @Test("A shared text that lacks a locale is one finding that lists the alerts that it takes out")
    func sharedMissing() {
        let alert = { (id: String) in
            "{\"id\": \"\(id)\", \"text\": {\"en\": {\"title\": \"A\"}, \"ja\": {\"title\": \"あ\"}}}"
        }
        let compilation = TestCatalog.compile(["a": alert("a"), "b": alert("b")])
        #expect(
            compilation.diagnostics.map { "\($0.file) \($0.code) \($0.severity)" }
                == ["catalog.json text.shared-missing warning"])
        let message = compilation.diagnostics.first?.message ?? ""
        #expect(message.contains("actions.ok") && message.hasSuffix("a, b"))
    }

    @Test("A fault in a shared text is told once, in the shared tables")
    func sharedFault() {
        let alert = { (id: String) in
            """
            {"id": "\(id)", "use": {"title": "shared.hint"}, "variables": {"app": {"type": "text"}},
             "text": {"en": {"message": "A"}, "ko": {"message": "가"}}}
            """
        }
        let shared = TestCatalog.shared.replacingFirst("{app} 허용", with: "{app 허용")
        let compilation = TestCatalog.compile(["a": alert("a"), "b": alert("b")], shared: shared)
        #expect(
            compilation.diagnostics.map { "\($0.file) \($0.code) \($0.severity) \($0.pointer)" }
                == ["catalog.json text.malformed-pattern warning /text/ko/shared.hint"])
        #expect(compilation.catalog?[id: "a"]?.locales.map(\.identifier) == ["en"])
    }
}

extension [String] {
    fileprivate func repeated(_ count: Int) -> [String] {
        (0..<count).flatMap { _ in self }
    }
}
