import AlertCatalog
import Alerts
import FoundationEssentials
import JSON
import Localization
import Testing

@Suite("Sections of the settings")
struct SettingsSectionTests {
    private static let members = """
        "presentation": "fullScreen",
        "header": {"trailing": [{"id": "gear", "effect": {"type": "openSettings", "section": "location"}}]},
        "actions": [{"use": "open-settings", "effect": {"section": "camera"}},
                    {"id": "scan", "requires": {"schema": 2},
                     "fallback": {"id": "hear", "effect": {"type": "openSettings", "section": "microphone"}}}],
        "text": {"en": {"title": "T", "header.trailing.gear": "G", "actions.scan": "S", "actions.hear": "H"}}
        """

    private func effects(_ abilities: ClientAbilities) throws -> [Alert.Effect] {
        let catalog = try #require(TestCatalog.compile(alert: Self.members).catalog)
        let entry = try #require(catalog[id: "a"])
        let served = entry.negotiate(LanguageWishes(acceptLanguage: []))
        // What is kept for such clients is made of the part that decides.
        let alerts = try [abilities, entry.deciding(abilities) ?? abilities].map { abilities in
            try AlertDirector(
                entry.shown(to: abilities), in: served, arguments: Arguments([:], for: entry.variables)
            ).construct(Alert.Builder.self)
        }
        #expect(alerts[0] == alerts[1])
        return alerts[0].actions.map(\.effect) + (alerts[0].header?.trailing.map(\.effect) ?? [])
    }

    @Test("The web has none, and every other platform has them")
    func web() throws {
        let sections: [Alert.Effect] = [
            .openSettings(section: "camera"), .openSettings(section: "microphone"), .openSettings(section: "location"),
        ]
        for platform in [nil, "ios", "android", "Web", ""] {
            #expect(try effects(ClientAbilities(platform: platform)) == sections)
        }
        #expect(try effects(ClientAbilities(platform: "web")) == [.openSettings(), .openSettings(), .openSettings()])
        #expect(
            try effects(ClientAbilities(schema: 2, platform: "web")) == [.openSettings(), .dismiss, .openSettings()])
    }

    @Test("The platform decides nothing for an alert that names no section")
    func deciding() throws {
        let catalog = try #require(
            TestCatalog.compile(alert: #""actions": ["open-settings"], "text": {"en": {"title": "T"}}"#).catalog)
        let entry = try #require(catalog[id: "a"])
        #expect(entry.deciding(ClientAbilities(platform: "web")) == nil)
        let other = try #require(TestCatalog.compile(alert: Self.members).catalog?[id: "a"])
        #expect(other.deciding(ClientAbilities(schema: 2, platform: "ios")) == nil)
        #expect(other.deciding(ClientAbilities(schema: 2, platform: "web")) != nil)
    }

    @Test("One that no system has is an error that lists those that there are")
    func unknown() throws {
        let members = #"""
            "actions": [{"use": "open-settings", "effect": {"section": "kamera"}}], "text": {"en": {"title": "T"}}
            """#
        let finding = try #require(TestCatalog.compile(alert: members).diagnostics.first)
        #expect(finding.code == "member.unknown-word" && finding.pointer == "/actions/0/effect/section")
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Config/schemas/definition.json")
        let schema = try JSONDocument(parsing: Array(Data(contentsOf: file))).root
        let names = schema["$defs"]?["settingsSection"]?["enum"]?.array?.compactMap(\.string) ?? []
        #expect(finding.severity == .error && names.contains("camera"))
        #expect(finding.message.hasSuffix("is not one of: " + names.joined(separator: ", ")))
    }
}
