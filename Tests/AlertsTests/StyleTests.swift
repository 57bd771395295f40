import Alerts
import Testing

struct StyleTests {
    static let style = Alert.Style.default

    @Test("the default style's container has the measures that the design gives")
    func container() {
        let container = Self.style.container
        #expect(Self.style.name == "default")
        #expect(container.width == 312)
        #expect(container.contentWidth == 276)
        #expect(container.cornerRadius == 16)
        #expect(container.background == "bgGrey")
        #expect(container.layout == .vertical)
        #expect(Self.style.insets.top == 24)
        #expect(Self.style.insets.bottom == 24)
        #expect(Self.style.insets.leading + container.contentWidth + Self.style.insets.trailing == container.width)
        #expect(Self.style.spacing.titleToMessage == 12)
        #expect(Self.style.spacing.messageToButtons == 24)
        #expect(Self.style.spacing.betweenButtons == 8)
        #expect(Self.style.modal.presentation == .overFullScreen)
        #expect(Self.style.modal.transition == .crossDissolve)
    }

    @Test("the default style's texts and buttons look as the design says")
    func looks() {
        #expect(Self.style.title.font == .system(size: 16, weight: .bold))
        #expect(Self.style.title.textAlignment == .center)
        #expect(Self.style.message.font == .system(size: 12))
        #expect(Self.style.message.textAlignment == .center)
        #expect(Self.style.button.background == "mainBlue")
        #expect(Self.style.button.label.textColor == "white")
        for role in Alert.Action.Role.allCases {
            let button = Self.style.button(for: role)
            #expect(button.width == 276)
            #expect(button.height == 44)
            #expect(button.cornerRadius == 16)
            #expect(button.label.font == .system(size: 14, weight: .bold))
        }
        #expect(Set(Alert.Action.Role.allCases.map { Self.style.button(for: $0).background }).count == 3)
    }

    @Test("the default style's header has the measures that the design gives")
    func header() {
        let header = Self.style.header
        #expect(header.height == 60)
        #expect(header.backInset == 20)
        #expect(header.titleSpacing == 8)
        #expect(header.trailingInset == 20)
        #expect(header.trailingSpacing == 8)
        #expect(header.title.font == .system(size: 20, weight: .bold))
        #expect(header.title.lines == 1)
    }

    @Test("the default style passes its own builder, and its JSON comes back to the same bytes")
    func roundTrip() throws {
        #expect(try Alert.Style.Builder(name: "default").build() == Self.style)
        let bytes = try json(Self.style)
        #expect(bytes.contains(#""width":312}"#))
        #expect(try json(read(Alert.Style.self, bytes)) == bytes)
    }

    @Test("texts of the default style can be read on their backgrounds, in light and in dark")
    func contrast() throws {
        let header = Self.style.header
        var pairs = [Self.style.title, Self.style.message].map { ($0.textColor, Self.style.container.background) }
        pairs += [header.title, header.trailing, header.content].map { ($0.textColor, header.background) }
        for button in Alert.Action.Role.allCases.map(Self.style.button) + [header.tag] {
            pairs.append((button.label.textColor, try #require(button.background)))
        }
        for (text, background) in pairs {
            let (front, back) = (try #require(Self.style.colors[text]), try #require(Self.style.colors[background]))
            #expect(contrastRatio(front.light, back.light) >= 4.5, "\(text) on \(background) in light")
            #expect(contrastRatio(front.dark, back.dark) >= 4.5, "\(text) on \(background) in dark")
        }
    }

    @Test("a colour without a value, or with a malformed one, is a typed error")
    func colors() {
        #expect(code(of: Alert.Style.Builder(name: "a").withBackdrop("fog")) == .colorUnknown)
        let button = Alert.Button.Builder().withLabel(Alert.Label.Builder().withTextColor("fog").build()).build()
        #expect(code(of: Alert.Style.Builder(name: "a").withButton(button, for: .cancel)) == .colorUnknown)
        #expect(
            code(of: Alert.Style.Builder(name: "a").addColor("fog", light: "#12345", dark: "#123456")) == .colorInvalid)
        #expect(
            code(of: Alert.Style.Builder(name: "a").addColor("fog", light: "#123456", dark: "#12345G")) == .colorInvalid
        )
        #expect(
            code(
                of: Alert.Style.Builder(name: "a").withBackdrop("fog")
                    .addColor("fog", light: "#123456", dark: "#12345678")) == nil)
    }

    @Test("the colour of every token has to be in the table, wherever the token is")
    func everyColor() throws {
        let bytes = try json(Self.style)
        let names = Self.style.colors.keys
        for name in names {
            let renamed = bytes.replacing("\"\(name)\":{", with: "\"gone\":{")
            #expect(throws: DecodingError.self, "\(name)") { try read(Alert.Style.self, renamed) }
        }
        var header = Self.style.header
        header.tag = Alert.Button.Builder().withBackground("fog").build()
        #expect(code(of: Alert.Style.Builder(name: "a").withHeader(header)) == .colorUnknown)
        header = Self.style.header
        header.content = Alert.Label.Builder().withTextColor("fog").build()
        #expect(code(of: Alert.Style.Builder(name: "a").withHeader(header)) == .colorUnknown)
    }

    @Test("a style in JSON says only what differs; the rest is the default style's")
    func partial() throws {
        let style = try read(
            Alert.Style.self,
            """
            {"name":"wide","container":{"width":360},"header":{"height":72},"insets":{"top":32},
             "modal":{"transition":"spin"},"button":{"label":{"textColor":"ink"}}}
            """)
        #expect(style.name == "wide")
        #expect(style.container.width == 360)
        #expect(style.container.contentWidth == 276)
        #expect(style.header.height == 72)
        #expect(style.header.title == Self.style.header.title)
        #expect(style.insets.top == 32)
        #expect(style.insets.bottom == 24)
        #expect(style.modal == Self.style.modal)
        #expect(style.button.background == nil)
        #expect(style.colors == Self.style.colors)
    }

    @Test("a style in JSON that names a colour without a value does not decode")
    func unknownColorInJSON() {
        #expect(throws: DecodingError.self) { try read(Alert.Style.self, #"{"name":"a","backdrop":"fog"}"#) }
    }

    private func code(of builder: Alert.Style.Builder) -> Alert.Style.BuildError.Code? {
        do {
            _ = try builder.build()
            return nil
        } catch {
            return error.code
        }
    }
}

/// WCAG 2.2's contrast ratio of two opaque colours.
private func contrastRatio(_ one: String, _ other: String) -> Double {
    let (dark, light) = (min(luminance(one), luminance(other)), max(luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
}

private func luminance(_ hex: String) -> Double {
    let value = Int(hex.dropFirst(), radix: 16) ?? 0
    let channels = [16, 8, 0].map { shift in linear(Double((value >> shift) & 0xFF) / 255) }
    return zip(channels, [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + $1.0 * $1.1 }
}

/// sRGB's transfer function; the power of 2.4 is a square times its fifth root, which Newton finds.
private func linear(_ channel: Double) -> Double {
    guard channel > 0.04045 else { return channel / 12.92 }
    let base = (channel + 0.055) / 1.055
    let square = base * base
    let fifthRoot = (0..<20).reduce(1.0) { root, _ in
        root - (root - square / (root * root * root * root)) / 5
    }
    return square * fifthRoot
}
