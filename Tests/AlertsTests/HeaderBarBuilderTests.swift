import Alerts
import Testing

struct HeaderBarBuilderTests {
    static let base = HeaderBar.Builder().withBack()
    static let faults: [(HeaderBar.BuildError.Code, HeaderBar.Builder)] = [
        (.empty, HeaderBar.Builder()),
        (.titleEmpty, base.withTitle(" ", placement: .center)),
        (.textEmpty, base.addTrailingButton(id: "save", image: "tick", label: "")),
        (.textEmpty, base.addContent(.init(id: "town", text: ""))),
        (.idInvalid, base.addTrailingButton(id: "Save", label: "Save")),
        (.idInvalid, base.addContent(.init(id: "my-", text: "Town"))),
        (.idDuplicate, base.addTrailingButton(id: "a", label: "A").addTrailingButton(id: "a", label: "B")),
        (.idDuplicate, base.addTrailingButton(id: "a", label: "A").addContent(.init(id: "a", text: "B"))),
        (
            .trailingTooMany,
            base.addTrailingButton(id: "a", label: "A").addTrailingButton(id: "b", label: "B")
                .addTrailingButton(id: "c", label: "C")
        ),
    ]

    @Test("an impossible bar is a typed error that names the fault", arguments: faults)
    func impossible(code: HeaderBar.BuildError.Code, builder: HeaderBar.Builder) {
        do {
            _ = try builder.build()
            Issue.record("the bar was built")
        } catch {
            #expect(error.code == code)
        }
    }

    @Test("a header whose button has no valid id supplies no bar")
    func throughHeader() {
        let header = BackHeader().withTrailingButton(.init(id: "No Id", label: "X"))
        #expect(throws: HeaderBar.BuildError.self) { try header.bar }
    }

    @Test("the first trailing button stays first")
    func order() throws {
        let bar = try Self.base.addTrailingButton(id: "edge", label: "A").addTrailingButton(id: "inner", label: "B")
            .build()
        #expect(bar.trailing.map(\.id) == ["edge", "inner"])
    }
}
