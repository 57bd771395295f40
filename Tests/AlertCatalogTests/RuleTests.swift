import AlertCatalog
import Foundation
import Testing

@Suite("Rules")
struct RuleTests {
    @Test(
        "of platforms find what a platform punishes, and nothing else",
        arguments: [
            ("exit.missing", #""actions": [{"id": "stay", "dismisses": false}]"#, "Stay"),
            ("action.too-many", #""actions": ["ok", {"id": "b"}, {"id": "c"}, "cancel"]"#, "Stay"),
            ("action.more-than-two", #""actions": ["ok", {"id": "b"}, "cancel"]"#, "Stay"),
            ("preferred.on-sheet", #""presentation": "actionSheet", "actions": ["open-settings", "cancel"]"#, "Stay"),
            ("sheet.no-anchor-fallback", #""presentation": "actionSheet", "actions": ["ok"]"#, "Stay"),
            ("destructive.no-way-out", #""actions": [{"id": "b", "role": "destructive"}]"#, "Stay"),
            (
                "destructive.preferred",
                #""actions": [{"id": "b", "role": "destructive", "preferred": true}, "cancel"]"#, "Stay"
            ),
            ("label.yes-no", #""actions": [{"id": "b"}]"#, "Yes"),
            ("label.too-long", #""actions": [{"id": "b"}]"#, "Stay on this page and go on writing"),
        ])
    func platform(code: String, members: String, label: String) throws {
        let labels = ["b", "c", "stay"].filter { members.contains("\"\($0)\"") }
            .map { "\"actions.\($0)\": \"\(label)\"" }
        let texts = ([#""title": "A""#] + labels).joined(separator: ", ")
        let compilation = TestCatalog.compile(alert: #"\#(members), "text": {"en": {\#(texts)}}"#)
        #expect(compilation.diagnostics.map(\.code) == [code])
        #expect(compilation.diagnostics.map(\.severity) == [try #require(Rule.named(code)).severity])
        #expect((compilation.catalog == nil) == (code == "exit.missing"))
    }

    @Test("are held against each alert, whatever was found of others with the same members")
    func sameMembers() {
        let stay = #""actions": [{"id": "b", "dismisses": false}], "text": {"en": {"title": "A", "actions.b": "B"}}"#
        let codes = { (alerts: [String]) in
            let named = alerts.enumerated().map { ("a\($0.offset)", "{\"id\": \"a\($0.offset)\", \($0.element)}") }
            return TestCatalog.compile(Dictionary(uniqueKeysWithValues: named)).diagnostics.map {
                "\($0.file) \($0.code)"
            }
        }
        #expect(codes([stay, stay]) == ["alerts/a0.json exit.missing", "alerts/a1.json exit.missing"])
        let texts = { (texts: String) in #""actions": ["ok"], "text": {"en": {\#(texts)}}"# }
        let sound = texts(#""title": "A", "message": "B""#)
        #expect(codes([sound, sound, texts(#""message": "B""#), sound]) == ["alerts/a2.json title.missing"])
    }

    @Test("say that an alert has no title")
    func title() {
        let codes = { (members: String) in
            TestCatalog.compile(alert: #"\#(members) "text": {"en": {"message": "A"}}"#).diagnostics.map(\.code)
        }
        #expect(codes("") == ["title.missing"])
        #expect(codes(#""presentation": "banner","#) == [])
        #expect(codes(#""presentation": "fullScreen","#) == ["name.missing"])
        #expect(codes(#""presentation": "actionSheet", "actions": ["cancel"],"#) == ["name.missing"])
        let spoken = { (members: String) in
            let texts = #"{"message": "A", "accessibility.label": "L"}"#
            return TestCatalog.compile(alert: "\(members) \"actions\": [\"cancel\"], \"text\": {\"en\": \(texts)}")
                .diagnostics.map(\.code)
        }
        #expect(spoken("") == ["title.missing"])
        #expect(spoken(#""presentation": "actionSheet","#) == [])
    }

    @Test("find each fault of an alert, and not the first alone")
    func manyFaults() {
        let found = TestCatalog.compile(
            alert: """
                "onDismiss": "gone", "presentation": "actionSheet",
                "actions": [{"id": "b", "role": "cancel", "preferred": true},
                            {"id": "c", "role": "cancel", "preferred": true}],
                "text": {"en": {"title": "A", "actions.b": "B", "actions.c": "C"}}
                """
        ).diagnostics.map { "\($0.code) \($0.pointer)" }
        #expect(
            Set(found) == [
                "cancel.duplicate /actions/1", "preferred.duplicate /actions/1", "on-dismiss.unknown /onDismiss",
                "preferred.on-sheet /actions/0", "preferred.on-sheet /actions/1",
                "sheet.no-anchor-fallback /presentation",
            ])
    }

    @Test("measure the longest wording, labels of fields and emoji as wide as they are")
    func widths() {
        let codes = { (members: String, texts: String) in
            TestCatalog.compile(alert: "\(members) \"text\": {\"en\": {\"title\": \"A\", \(texts)}}")
                .diagnostics.map(\.code)
        }
        let long = String(repeating: "x", count: 31)
        let plural = "{n, plural, one {Go} other {\(long)}}"
        #expect(
            codes(
                #""variables": {"n": {"type": "number", "default": 1}}, "actions": [{"id": "b"}],"#,
                "\"actions.b\": \"\(plural)\"") == ["label.too-long"])
        #expect(codes(#""fields": [{"id": "f"}],"#, "\"fields.f.label\": \"\(long)\"") == ["label.too-long"])
        let hearts = { String(repeating: "\u{2764}\u{FE0F}", count: $0) }
        #expect(codes(#""actions": [{"id": "b"}],"#, "\"actions.b\": \"\(hearts(15))\"") == [])
        #expect(codes(#""actions": [{"id": "b"}],"#, "\"actions.b\": \"\(hearts(16))\"") == ["label.too-long"])
    }

    @Test("know yes and no with what stands around them", arguments: ["Yes!", "No.", "no ", "Yes", "“No”"])
    func around(_ label: String) {
        let members = #""actions": [{"id": "b"}], "text": {"en": {"title": "A", "actions.b": "\#(label)"}}"#
        #expect(TestCatalog.compile(alert: members).diagnostics.map(\.code) == ["label.yes-no"])
    }

    @Test(
        "know yes and no of other languages",
        arguments: [
            ("ru", "ДА", true), ("ru", "нет!", true), ("ru", "Отмена", false), ("ko", "네", true),
            ("ko", "취소", false), ("ko", "\u{110B}\u{1168}", true), ("es", "¡Sí!", true), ("es", "SI\u{301}", true),
            ("ja", "「はい」", true), ("tr", "Hayır", true), ("tr", "Hepsi", false), ("hi", "no", false),
            ("de", "Nein", true), ("fi", "\u{212A}yllä", true), ("de", "Neu", false),
        ])
    func otherLanguages(_ language: String, _ label: String, _ isFound: Bool) {
        let source = #""en": {"title": "A", "actions.b": "Go"}"#
        let texts = #"\#(source), "\#(language)": {"title": "A", "actions.b": "\#(label)"}"#
        let compilation = TestCatalog.compile(alert: #""actions": [{"id": "b"}], "text": {\#(texts)}"#)
        #expect(compilation.diagnostics.map(\.code).contains("label.yes-no") == isFound)
    }

    @Test("find fields in a banner")
    func banner() {
        let members = """
            "presentation": "banner", "fields": [{"id": "f"}], "text": {"en": {"title": "A", "fields.f.label": "F"}}
            """
        #expect(TestCatalog.compile(alert: members).diagnostics.map(\.code) == ["field.in-banner"])
    }

    @Test("can be silenced of a translation, and not of the source text")
    func translationSilence() {
        let compile = { (en: String, ko: String) in
            TestCatalog.compile(
                alert: """
                    "silence": {"text.undeclared-argument": "ko is begun"},
                    "text": {"en": {"title": "\(en)"}, "ko": {"title": "\(ko)"}}
                    """
            ).diagnostics.map(\.code)
        }
        #expect(compile("A", "{x}") == [])
        #expect(compile("A {x}", "{x}") == ["text.undeclared-argument"])
    }

    @Test("count wide scripts twice and grapheme clusters once")
    func cells() {
        let codes = { (title: String) in
            TestCatalog.compile(alert: #""text": {"en": {"title": "A"}, "ko": {"title": "\#(title)"}}"#)
                .diagnostics.map(\.code)
        }
        #expect(codes(String(repeating: "가", count: 45)) == [])
        #expect(codes(String(repeating: "가", count: 46)) == ["title.too-long"])
        #expect(codes(String(repeating: "e\u{301}", count: 90)) == [])
        #expect(codes(String(repeating: "e\u{301}", count: 91)) == ["title.too-long"])
    }

    @Test("name labels in the languages that they are written in")
    func languages() {
        let compilation = TestCatalog.compile(
            alert: """
                "actions": [{"id": "b"}],
                "text": {"en": {"title": "A", "actions.b": "Ja"}, "ko": {"title": "가", "actions.b": "예"}}
                """)
        #expect(compilation.diagnostics.map(\.pointer) == ["/text/ko/actions.b"])
    }

    @Test(
        "can be silenced with a reason, unless they are errors",
        arguments: [
            (#"{"label.yes-no": "a quiz"}"#, []),
            (#"{"label.yes-no": " "}"#, ["label.yes-no", "silence.no-reason"]),
            (#"{"label.yes-no": 1}"#, ["label.yes-no", "member.wrong-kind"]),
            (#"{"label.yes-not": "a quiz"}"#, ["label.yes-no", "silence.unknown-rule"]),
            (#"{"cancel.duplicate": "a quiz"}"#, ["label.yes-no", "silence.error"]),
            (#"{"label.yes-no": "a quiz", "title.too-long": "a quiz"}"#, ["silence.unused"]),
            (#"["label.yes-no"]"#, ["label.yes-no", "member.wrong-kind"]),
        ])
    func silence(silence: String, codes: [String]) {
        let compilation = TestCatalog.compile(
            alert: """
                "actions": [{"id": "b"}], "silence": \(silence),
                "text": {"en": {"title": "A", "actions.b": "Yes"}}
                """)
        #expect(compilation.diagnostics.map(\.code).sorted() == codes)
    }

    @Test("can be silenced of what alerts share, where it stands")
    func sharedSilence() {
        let gap = TestCatalog.shared.replacingFirst(#""actions.ok": "확인", "#, with: "")
        let alert = #""text": {"en": {"title": "A"}, "ko": {"title": "가"}}"#
        #expect(TestCatalog.compile(alert: alert, shared: gap).diagnostics.map(\.code) == ["text.shared-missing"])
        let silent = gap.replacingFirst("{", with: #"{"silence": {"text.shared-missing": "ko is begun"}, "#)
        #expect(TestCatalog.compile(alert: alert, shared: silent).diagnostics == [])
        let wrong = gap.replacingFirst("{", with: #"{"silence": {"member.unknown": "x"}, "#)
        #expect(
            TestCatalog.compile(alert: alert, shared: wrong).diagnostics.map { "\($0.file) \($0.code)" }.sorted()
                == ["catalog.json silence.error", "catalog.json text.shared-missing"])
    }

    @Test("that are silenced leave the alert as it is, and its version too")
    func version() throws {
        let version = { (members: String) in
            let compilation = TestCatalog.compile(
                alert: #"\#(members) "actions": [{"id": "b"}], "text": {"en": {"title": "A", "actions.b": "Yes"}}"#)
            return try #require(compilation.catalog?.alerts.first).version
        }
        #expect(try version("") == version(#""silence": {"label.yes-no": "a quiz"},"#))
        #expect(try version("") != version(#""dismissible": true,"#))
    }

    @Test("stand in one table, each once, with a reason and a place")
    func table() {
        let codes = Rule.all.map(\.code)
        #expect(codes == codes.sorted() && Set(codes).count == codes.count)
        #expect(Rule.all.allSatisfy { $0.reason.hasSuffix(".") && !$0.source.isEmpty })
    }

    @Test("are all that the sources report")
    func complete() throws {
        let sources =
            #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
            .joined(separator: "/") + "/Sources"
        var found: Set<String> = []
        for module in ["AlertCatalog", "CatalogStorage"] {
            let files = try #require(FileManager.default.enumerator(atPath: "\(sources)/\(module)"))
            for case let file as String in files where file.hasSuffix(".swift") && !file.contains("Rule+") {
                let text = try String(contentsOfFile: "\(sources)/\(module)/\(file)", encoding: .utf8)
                let codes = text.matches(of: #/(?:report|Diagnostic|TextFinding)\(\s*"([a-z-]+\.[a-z.-]+)"/#)
                found.formUnion(codes.map { String($0.1) })
            }
        }
        #expect(found.count > 40)
        for (file, prefix) in [("Alert+Builder", ""), ("Headers/HeaderBar+Builder", "header.")] {
            let text = try String(contentsOfFile: "\(sources)/Alerts/\(file).swift", encoding: .utf8)
            let codes = text.matches(of: #/Self\(rawValue: "([a-z.-]+)"\)/#).map { prefix + $0.1 }
            #expect(codes.count > 5)
            found.formUnion(codes)
        }
        let json = try String(contentsOfFile: "\(sources)/JSON/JSONError.swift", encoding: .utf8)
        found.formUnion(json.matches(of: #/static let \w+ = Self\("([a-z0-9-]+)"\)/#).map { "json.\($0.1)" })
        #expect(found.contains("json.invalid-utf-8"))
        // What an app's own manager says of a catalog that it holds.
        found.remove("alert.unknown")
        #expect(found.subtracting(Rule.all.map(\.code)) == [])
    }
}

@Suite("Fields in a sheet")
struct FieldInSheetTests {
    private static let sheet = """
        "presentation": "actionSheet", "actions": ["cancel"], "fields": [{"id": "pin"}],
        "text": {"en": {"title": "A", "fields.pin.label": "PIN"}}
        """

    @Test("are refused, since UIKit ends an app that adds one")
    func refused() {
        let compilation = TestCatalog.compile(alert: Self.sheet)
        #expect(compilation.diagnostics.map { "\($0.code) \($0.severity)" } == ["field.in-sheet error"])
    }

    @Test("are drawn by the app where there is a style")
    func drawn() throws {
        let shared = TestCatalog.shared.replacingFirst("{", with: #"{"styles": {"default": {}}, "#)
        let compilation = TestCatalog.compile(alert: "\"style\": \"default\", \(Self.sheet)", shared: shared)
        #expect(compilation.diagnostics == [])
    }
}
