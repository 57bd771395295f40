import AlertCatalog
import Testing

@Suite("Versions")
struct VersionTests {
    private static let alerts = [
        "a": #"{"id": "a", "text": {"en": {"title": "A"}, "ko": {"title": "가"}}}"#,
        "b": #"{"id": "b", "actions": ["cancel"], "text": {"en": {"title": "B"}}}"#,
    ]

    private func versions(_ alerts: [String: String], shared: String = TestCatalog.shared) throws -> [String] {
        try #require(TestCatalog.compile(alerts, shared: shared).catalog).alerts.map(\.version)
    }

    @Test("A version is 16 hexadecimal digits that stay the same from one compilation to the next")
    func stable() throws {
        #expect(try versions(Self.alerts) == (try versions(Self.alerts)))
        let version = try #require(try versions(Self.alerts).first)
        #expect(version.count == 16 && version.allSatisfy { $0.isHexDigit && !$0.isUppercase })
    }

    @Test("White space, the order of members and notes for translators are no change")
    func noChange() throws {
        var alerts = Self.alerts
        alerts["a"] = #"{"notes": {"title": "x"}, "text": {"ko": {"title": "가"}, "en": {"title": "A"}}, "id": "a"}"#
        #expect(try versions(alerts) == (try versions(Self.alerts)))
    }

    @Test("The recipe is what it was: where it changes, every app loads every alert again")
    func recipe() throws {
        #expect(try versions(Self.alerts) == ["0d19f6f076fb7b59", "b492b91b051865ce"])
    }

    @Test("In what order locales have their keys is no change")
    func orderOfKeys() throws {
        let version = { (text: String) in
            try versions(["a": #"{"id": "a", "text": {\#(text)}}"#])
        }
        let before = try version(#""en": {"title": "A", "message": "B"}, "ko": {"message": "나", "title": "가"}"#)
        #expect(try version(#""ko": {"title": "가", "message": "나"}, "en": {"message": "B", "title": "A"}"#) == before)
        #expect(try version(#""en": {"message": "A", "title": "B"}, "ko": {"message": "나", "title": "가"}"#) != before)
        // The same, read in the other way, since one of its texts is blank.
        let blank = #""en": {"title": "A", "message": "B"}, "ko": {"message": "나", "title": "가", "fallbackText": " "}"#
        #expect(try version(blank) == before)
    }

    @Test("A changed text changes the version of its alert alone")
    func ownText() throws {
        var alerts = Self.alerts
        alerts["a"] = alerts["a"]?.replacingFirst("가", with: "나")
        let (before, after) = (try versions(Self.alerts), try versions(alerts))
        #expect(before[0] != after[0])
        #expect(before[1] == after[1])
    }

    @Test("A changed shared text or action changes the version of those alerts that use it")
    func sharedParts() throws {
        let before = try versions(Self.alerts)
        let text = try versions(
            Self.alerts,
            shared: TestCatalog.shared.replacingFirst(#""actions.ok": "OK""#, with: #""actions.ok": "Okay""#))
        #expect(before[0] != text[0])
        #expect(before[1] == text[1])
        let action = try versions(
            Self.alerts,
            shared: TestCatalog.shared.replacingFirst(
                #""role": "cancel""#, with: #""role": "cancel", "preferred": true"#))
        #expect(before[0] == action[0])
        #expect(before[1] != action[1])
    }
}
