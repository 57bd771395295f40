import Alerts
import Testing

struct PartBuilderTests {
    @Test("a label has a default for everything that is not said")
    func labelDefaults() {
        let label = Alert.Label.Builder().build()
        #expect(label.frame == nil)
        #expect(label.text == "")
        #expect(label.font == .system(size: 14, weight: .regular))
        #expect(label.textAlignment == .leading)
        #expect(label.lines == 0)
    }

    @Test("a label says what its builder was told, and its JSON leaves out what is empty")
    func label() throws {
        let frame = Alert.Label.Frame(x: 1, y: 2, width: 30, height: 4)
        let label = Alert.Label.Builder()
            .withFrame(frame)
            .withText("Reserved")
            .withFont(.system(size: 12, weight: .bold))
            .withTextColor("white")
            .withTextAlignment(.trailing)
            .withLines(2)
            .build()
        #expect(label.frame == frame)
        #expect(label.text == "Reserved")
        #expect(label.textColor == "white")
        #expect(label.textAlignment == .trailing)
        #expect(label.lines == 2)
        #expect(try read(Alert.Label.self, json(label)) == label)
        #expect(
            try json(Alert.Label.Builder().build()) == """
                {"font":{"family":"system","size":14,"weight":"regular"},"lines":0,"textAlignment":"leading",\
                "textColor":"ink"}
                """)
    }

    @Test("a button says what its builder was told")
    func button() throws {
        let label = Alert.Label.Builder().withText("Save").build()
        let button = Alert.Button.Builder()
            .withSize(width: 276, height: 44)
            .withCornerRadius(16)
            .withBackground("mainBlue")
            .withLabel(label)
            .build()
        #expect(button.width == 276)
        #expect(button.height == 44)
        #expect(button.cornerRadius == 16)
        #expect(button.background == "mainBlue")
        #expect(button.label == label)
        #expect(try read(Alert.Button.self, json(button)) == button)
        #expect(try read(Alert.Button.self, "{}") == Alert.Button.Builder().build())
    }

    @Test("part builders are values too")
    func values() {
        let base = Alert.Label.Builder().withText("Base")
        #expect(base.withText("Other").build().text == "Other")
        #expect(base.build().text == "Base")
    }

    @Test("a style is built from replaced parts, and every step reaches it")
    func style() throws {
        var container = Alert.Style.default.container
        container.layout = .horizontal
        var header = Alert.Style.default.header
        header.height = 48
        var spacing = Alert.Style.default.spacing
        spacing.betweenButtons = 4
        var insets = Alert.Style.default.insets
        insets.top = 8
        var modal = Alert.Style.default.modal
        modal.transition = .coverVertical
        let label = Alert.Label.Builder().withFont(.init(family: "Serif", size: 18)).build()
        let button = Alert.Button.Builder().withLabel(label).build()
        let style = try Alert.Style.Builder(name: "own")
            .withContainer(container).withInsets(insets).withSpacing(spacing).withModal(modal).withHeader(header)
            .withTitle(label).withMessage(label).withButton(button).withBackdrop("ink")
            .build()
        #expect(style.name == "own")
        #expect(style.container.layout == .horizontal)
        #expect(style.header.height == 48)
        #expect(style.spacing.betweenButtons == 4)
        #expect(style.insets.top == 8)
        #expect(style.modal.transition == .coverVertical)
        #expect(style.title == label)
        #expect(style.message == label)
        #expect(style.button == button)
        #expect(style.cancelButton == Alert.Style.default.cancelButton)
        #expect(style.backdrop == "ink")
        #expect(try Alert.Style.Builder(name: "two", copying: style).build().title == label)
    }
}
