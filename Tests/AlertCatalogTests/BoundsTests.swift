import AlertCatalog
import Alerts
import Testing

@Suite("Bounds of a definition")
struct BoundsTests {
    private func codes(_ members: String, texts: [String] = []) -> [String] {
        let all = ([#""title": "T""#] + texts).joined(separator: ", ")
        return TestCatalog.compile(alert: "\(members), \"text\": {\"en\": {\(all)}}").diagnostics
            .filter { $0.severity == .error }.map { "\($0.code) \($0.pointer)" }
    }

    private func list(_ count: Int, _ element: (Int) -> String) -> String {
        (0..<count).map(element).joined(separator: ", ")
    }

    @Test("An alert has no more actions, fields and content than a dialog has use for")
    func most() {
        let actions = { count in "\"actions\": [\(list(count) { "{\"id\": \"a\($0)\"}" })]" }
        let labels = (0..<33).map { "\"actions.a\($0)\": \"A\"" }
        #expect(codes(actions(32), texts: labels) == [])
        #expect(codes(actions(33), texts: labels) == ["member.too-many /actions/32"])
        let fields = "\"fields\": [\(list(33) { "{\"id\": \"f\($0)\"}" })]"
        #expect(
            codes(fields, texts: (0..<33).map { "\"fields.f\($0).label\": \"F\"" }) == ["member.too-many /fields/32"])
        let content = list(65) { "{\"id\": \"c\($0)\"}" }
        #expect(
            codes(
                "\"presentation\": \"fullScreen\", \"header\": {\"content\": [\(content)]}",
                texts: (0..<65).map { "\"header.content.c\($0)\": \"C\"" })
                == ["member.too-many /header/content/64"])
        #expect(codes("\"variables\": {\(list(65) { "\"v\($0)\": {}" })}") == ["member.too-many /variables"])
    }

    @Test("Of very many findings about one file the first are told, and how many more there are")
    func findings() {
        let members = list(2500) { "\"x\($0)\": 1" }
        let found = TestCatalog.compile(alert: "\(members), \"text\": {\"en\": {\"title\": \"T\"}}").diagnostics
        #expect(found.count == 1001)
        let more = found.filter { $0.code == "file.more-findings" }
        #expect(more.map(\.severity) == [.error])
        #expect(more.first?.message.contains("1500") == true)
    }
}
